// Stepping through a game again. Every step is a page of its own; it is morphed into the one that is here, so
// that pieces glide and the keyboard stays where it is.
'use strict';
const PACE = 100; // milliseconds from step to step, while a key is held
const replayPages = latestOnly();
let nextStep = '';

// One page after the other; of what is asked for meanwhile the last counts.
async function step(address) {
  const waits = nextStep;
  nextStep = address;
  while (!waits && nextStep) {
    const to = nextStep;
    const text = (await replayPages.ask(to))?.text;
    if (!text) {
      nextStep = '';
      location.assign(to);
      return;
    } // the browser says what is wrong
    const next = read(text);
    if (document.body.animate) travel(() => morph(document.body, next.body));
    else morph(document.body, next.body);
    showTitle({ plain: next.title });
    history.replaceState(null, '', to);
    // Whoever has moved the line further meanwhile finds it where they left it.
    const fields = nextStep === to ? document.querySelectorAll('.replay :is([type=range],[readonly])') : [];
    for (const field of fields) field.value = field.defaultValue;
    completeLinks();
    await new Promise(done => setTimeout(done, PACE));
    if (nextStep === to) nextStep = '';
  }
}

// The moves one after the other, at the pace that is chosen; at the end they begin anew. Whoever steps
// themselves stops it.
let playing = false;
function showPlaying() {
  const button = document.querySelector('[data-autoplay]');
  button.setAttribute('aria-pressed', playing);
  button.textContent = playing ? '❚❚' : '▶';
}

async function autoplay() {
  const forward = () => document.querySelector('.steps a[data-step=ArrowRight]');
  playing = true;
  showPlaying();
  if (forward().hasAttribute('aria-disabled')) await step('?to=0');
  while (playing) {
    showPlaying();
    await new Promise(done => setTimeout(done, +document.querySelector('[data-pace]').value));
    if (!playing || forward().hasAttribute('aria-disabled')) break;
    await step('?to=' + document.querySelector('[data-autoplay]').dataset.autoplay);
  }
  playing = false;
  showPlaying();
}

if (document.querySelector('main.replay')) {
  if (/[?&]play\b/.test(location.search)) autoplay();
  document.addEventListener('click', e => {
    if (e.target.closest('[data-autoplay]')) {
      if (playing) playing = false;
      else autoplay();
      showPlaying();
    } else if (e.target.closest('[data-step]')) playing = false;
  });
  document.addEventListener('keydown', e => {
    if (e.key !== ' ' || e.target.matches('input, select, textarea, button, a, summary')) return;
    e.preventDefault();
    if (playing) playing = false;
    else autoplay();
    showPlaying();
  });
  document.addEventListener('keydown', e => {
    if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || e.target.matches('input, select, textarea'))
      return;
    const link = [...document.querySelectorAll('.steps a')].find(link => link.dataset.step === e.key);
    if (!link) return;
    playing = false;
    e.preventDefault();
    if (!link.hasAttribute('aria-disabled')) step(link.getAttribute('href'));
  });
  document.addEventListener('click', e => {
    const link = e.target.closest('a[data-step]');
    if (!link || e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    if (link.hasAttribute('aria-disabled')) return;
    // What the review leads to stands above it; whoever asks a master goes on with the answer.
    const reviewed = link.closest('.review, .now');
    const asks = link.matches('.ask');
    if (asks) link.setAttribute('aria-busy', 'true');
    step(link.getAttribute('href')).then(() => {
      if (reviewed) document.querySelector('.replay .now').scrollIntoView({ block: 'nearest' });
      if (asks) document.querySelector('.advice h2')?.focus({ preventScroll: true });
    });
  });
  document.addEventListener('input', e => e.target.type === 'range' && step('?to=' + e.target.value));
  // A click on the curves leads to the move at that place.
  document.addEventListener('click', e => {
    const chart = e.target.closest('svg[data-moves]');
    if (!chart) return;
    playing = false;
    const at = new DOMPoint(e.clientX, e.clientY).matrixTransform(chart.getScreenCTM().inverse());
    const grid = chart.querySelector('.grid').getBBox();
    const share = (at.x - grid.x) / grid.width;
    step('?to=' + Math.round(Math.max(0, Math.min(1, share)) * chart.dataset.moves));
  });
}
