// Stepping through a game again. Every step is a page of its own; it is morphed into the one that is here, so that pieces
// glide and the keyboard stays where it is.
'use strict';
const PACE = 100; // milliseconds from step to step, while a key is held
let nextStep = '';

// One page after the other; of what is asked for meanwhile the last counts.
async function step(address) {
  const waits = nextStep;
  nextStep = address;
  while (!waits && nextStep) {
    const to = nextStep, answer = await fetch(to).catch(() => null), text = answer && answer.ok && await answer.text();
    if (!text) { nextStep = ''; location.assign(to); return; } // the browser says what is wrong
    const next = read(text);
    morph(document.body, next.body);
    document.title = next.title;
    history.replaceState(null, '', to);
    for (const field of document.querySelectorAll('.replay input')) field.value = field.defaultValue;
    await new Promise(done => setTimeout(done, PACE));
    if (nextStep === to) nextStep = '';
  }
}

// Passes the address of this step on: the way of the device if it has one, otherwise a copy.
async function copy(button) {
  const field = button.parentNode.querySelector('input');
  if (navigator.share && matchMedia('(pointer: coarse)').matches) { navigator.share({ url: field.value }).catch(() => {}); return; }
  field.select();
  // Only pages that came safely may write to the clipboard themselves.
  const copied = navigator.clipboard ? navigator.clipboard.writeText(field.value) : document.execCommand('copy');
  await copied;
  button.textContent = button.dataset.copied;
}

if (document.querySelector('main.replay')) {
  document.addEventListener('keydown', e => {
    if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || e.target.matches('input, select, textarea')) return;
    const link = [...document.querySelectorAll('.steps a')].find(link => link.dataset.step === e.key);
    if (!link) return;
    e.preventDefault();
    if (!link.hasAttribute('aria-disabled')) step(link.getAttribute('href'));
  });
  document.addEventListener('click', e => {
    if (e.target.closest('[data-copy]')) copy(e.target.closest('[data-copy]'));
    const link = e.target.closest('a[data-step]');
    if (!link || e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    if (!link.hasAttribute('aria-disabled')) step(link.getAttribute('href'));
  });
  document.addEventListener('input', e => e.target.type === 'range' && step('?to=' + e.target.value));
}
