// Stepping through a finished game. Every step is a page of its own; it is morphed into the present one, so
// that pieces glide and the focus stays where it is.
// Uses: showTitle (title.js); latestOnly (redraw.js); completeLinks (copy.js); travel (motion.js); morph
// (morph.js); parsePage (table.js).
'use strict';
const STEP_PAUSE = 100; // milliseconds from step to step, while a key is held
const replayPages = latestOnly();
let wantedStep = '';

// Shows one step after the other; of those that are asked for meanwhile only the last.
async function goToReplayStep(url) {
  const waits = wantedStep;
  wantedStep = url;
  while (!waits && wantedStep) {
    const to = wantedStep;
    const text = (await replayPages.ask(to))?.text;
    if (!text) {
      wantedStep = '';
      location.assign(to); // the browser says what is wrong
      return;
    }
    const next = parsePage(text);
    if (document.body.animate) travel(() => morph(document.body, next.body));
    else morph(document.body, next.body);
    showTitle({ plain: next.title });
    history.replaceState(null, '', to);
    // The slider stays where it is if somebody has moved it on meanwhile.
    const fields = wantedStep === to ? document.querySelectorAll('.replay :is([type=range],[readonly])') : [];
    for (const field of fields) field.value = field.defaultValue;
    completeLinks();
    await new Promise(done => setTimeout(done, STEP_PAUSE));
    if (wantedStep === to) wantedStep = '';
  }
}

// Playing the moves by itself, at the pace that is chosen, from the beginning if the end is shown. Any step
// by hand stops it.
let isPlaying = false;
function showPlaying() {
  const button = document.querySelector('[data-autoplay]');
  button.setAttribute('aria-pressed', isPlaying);
  button.textContent = isPlaying ? '❚❚' : '▶';
}

async function autoplay() {
  const forward = () => document.querySelector('.steps a[data-step=ArrowRight]');
  isPlaying = true;
  showPlaying();
  if (forward().hasAttribute('aria-disabled')) await goToReplayStep('?to=0');
  while (isPlaying) {
    showPlaying();
    await new Promise(done => setTimeout(done, +document.querySelector('[data-pace]').value));
    if (!isPlaying || forward().hasAttribute('aria-disabled')) break;
    await goToReplayStep('?to=' + document.querySelector('[data-autoplay]').dataset.autoplay);
  }
  isPlaying = false;
  showPlaying();
}

if (document.querySelector('main.replay')) {
  if (/[?&]play\b/.test(location.search)) autoplay();
  document.addEventListener('click', e => {
    if (e.target.closest('[data-autoplay]')) {
      if (isPlaying) isPlaying = false;
      else autoplay();
      showPlaying();
    } else if (e.target.closest('[data-step]')) isPlaying = false;
  });
  document.addEventListener('keydown', e => {
    if (e.key !== ' ' || e.target.matches('input, select, textarea, button, a, summary')) return;
    e.preventDefault();
    if (isPlaying) isPlaying = false;
    else autoplay();
    showPlaying();
  });
  document.addEventListener('keydown', e => {
    if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || e.target.matches('input, select, textarea'))
      return;
    const link = [...document.querySelectorAll('.steps a')].find(link => link.dataset.step === e.key);
    if (!link) return;
    isPlaying = false;
    e.preventDefault();
    if (!link.hasAttribute('aria-disabled')) goToReplayStep(link.getAttribute('href'));
  });
  document.addEventListener('click', e => {
    const link = e.target.closest('a[data-step]');
    if (!link || e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    if (link.hasAttribute('aria-disabled')) return;
    // What a link of the review leads to stands above it. After asking a master the focus goes to the answer.
    const reviewed = link.closest('.review, .now');
    const asks = link.matches('.ask');
    if (asks) link.setAttribute('aria-busy', 'true');
    goToReplayStep(link.getAttribute('href')).then(() => {
      if (reviewed) document.querySelector('.replay .now').scrollIntoView({ block: 'nearest' });
      if (asks) document.querySelector('.advice h2')?.focus({ preventScroll: true });
    });
  });
  document.addEventListener(
    'input',
    e => e.target.type === 'range' && goToReplayStep('?to=' + e.target.value),
  );
  // A click on the curves leads to the move at that place.
  document.addEventListener('click', e => {
    const chart = e.target.closest('svg[data-moves]');
    if (!chart) return;
    isPlaying = false;
    const at = new DOMPoint(e.clientX, e.clientY).matrixTransform(chart.getScreenCTM().inverse());
    const grid = chart.querySelector('.grid').getBBox();
    const share = (at.x - grid.x) / grid.width;
    goToReplayStep('?to=' + Math.round(Math.max(0, Math.min(1, share)) * chart.dataset.moves));
  });
}
