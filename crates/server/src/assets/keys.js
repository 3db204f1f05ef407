// Playing by keyboard: straight to what can be chosen, from there to the button that confirms, and back with Escape.
'use strict';
const CHOICE = '[data-pick]:not(:disabled, .back, .step-back)';
// Whether the last choice was made by keyboard, whether it was made with the mouse and no other key was pressed since, and
// where the focus was before it went to the button that confirms.
let keyed = false, pointed = false, chosen = null;

// The first thing that can be chosen, or the place where it will be.
function firstChoice() {
  const pageOfOverlay = table().querySelector('[data-dismissed]:not(:checked) + [data-overlay] input:checked');
  if (pageOfOverlay) return pageOfOverlay;
  const rest = table().querySelector('[data-rest]');
  if (rest?.matches('button')) return rest;
  const choices = [...(rest?.querySelectorAll(CHOICE) || []), ...table().querySelectorAll(CHOICE)];
  return choices.find(choice => choice.checkVisibility()) || rest;
}

// What had the focus may be gone, as the button that confirmed is, or of no more use, as the one that took back: then it
// goes on where the next choice is. A browser takes the focus from a button that rests only later, so that is asked as well.
function lostFocus() {
  const on = document.activeElement;
  return !on || on === document.body || on.disabled || !on.checkVisibility();
}

// A choice that was made by keyboard and is complete now can be confirmed at once.
function offerToConfirm() {
  const play = keyed && table().querySelector('[data-play]');
  keyed = false;
  if (!play) return;
  if (document.activeElement !== play) chosen = document.activeElement;
  play.focus();
}

// The clauses in the log are no stops of their own: arrows lead from one to the next.
function throughLog(log, step) {
  const links = [...log.querySelectorAll('a')];
  links[Math.max(0, links.indexOf(document.activeElement) + step)]?.focus();
}

function press(e) {
  const overlay = table().querySelector('[data-dismissed]:not(:checked)');
  if (e.key === 'Escape' && overlay) { overlay.checked = true; firstChoice()?.focus(); return; }
  const log = e.target.closest('.log ol'), step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
  if (log && step) { throughLog(log, step); e.preventDefault(); }
  if (e.key === 'Escape' && taps.length && !e.target.matches('input, textarea, select')) {
    if (chosen?.isConnected) chosen.focus();
    tap();
  }
  // What was chosen with the mouse is confirmed with one key, wherever the focus has gone meanwhile.
  const play = e.key === 'Enter' && pointed && taps.length && table().querySelector('[data-play]');
  if (e.key !== 'Enter') pointed = false;
  if (play) { act(play); e.preventDefault(); return; }
  if ((e.key === 'Enter' || e.key === ' ') && e.target.closest('a[role=button][data-pick]')) {
    keyed = true; act(e.target); e.preventDefault();
  }
}
