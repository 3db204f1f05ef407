// Playing by keyboard: straight to what can be chosen, from there to the button that confirms, and back with
// Escape.
// Uses: drawMarks (marks.js); table, taps, setTaps, actOn (table.js).
// Defines: wasChosenByKey, wasChosenByPointer, firstChoice, lostFocus, restoreFocus, offerToConfirm, ARROWS,
// centre, nearestTowards, walkByArrow, onTableKey.
'use strict';
const CHOICE = '[data-pick]:not(:disabled, [data-takes-back])';
let wasChosenByKey = false; // whether the last choice was made by keyboard
let wasChosenByPointer = false; // whether it was made with mouse or finger, and no other key came
let focusBeforeConfirm = null; // what had the focus before the button that confirms

// The first thing that can be chosen; if there is none, the place where the next one will be.
function firstChoice() {
  const pageOfOverlay = table().querySelector(
    '[data-dismissed]:not(:checked) + [data-overlay] input:checked',
  );
  if (pageOfOverlay) return pageOfOverlay;
  const rest = table().querySelector('[data-rest]');
  if (rest?.matches('button')) return rest;
  const choices = [...(rest?.querySelectorAll(CHOICE) || []), ...table().querySelectorAll(CHOICE)];
  return choices.find(choice => choice.checkVisibility()) || rest;
}

// Whether what had the focus is gone, hidden or disabled. A browser takes the focus from a disabled button
// only later.
function lostFocus() {
  const on = document.activeElement;
  return !on || on === document.body || on.disabled || !on.checkVisibility();
}

// Restores the focus after a redraw, or sets it when the device is passed on.
function restoreFocus(wasAtTable) {
  const isNeeded = lostFocus() && (wasAtTable || document.getElementById('cover'));
  if (isNeeded) table().querySelector('[data-rest]')?.focus({ preventScroll: true });
}

// A choice that was made by keyboard and is complete: the focus goes to the button that confirms it.
function offerToConfirm() {
  const play = wasChosenByKey && table().querySelector('[data-play]');
  wasChosenByKey = false;
  if (!play) return;
  if (document.activeElement !== play) focusBeforeConfirm = document.activeElement;
  play.focus();
}

const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const centre = e => {
  const b = e.getBoundingClientRect();
  return [b.left + b.width / 2, b.top + b.height / 2];
};

// The nearest of all things in a direction. What lies more beside than ahead belongs to another direction.
function nearestTowards(from, [dx, dy], all) {
  const [x, y] = centre(from);
  const distance = e => {
    const [ex, ey] = centre(e);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const beside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    return e !== from && ahead > 4 && beside < 1.2 * ahead ? ahead + 2 * beside : Infinity;
  };
  return all.reduce((best, e) => (distance(e) < distance(best) ? e : best), from);
}

// Everything that can be chosen now, and the button that confirms.
const glowingChoices = () =>
  [...table().querySelectorAll(CHOICE + ', [data-play]')].filter(choice => choice.checkVisibility());

// Where an arrow leads among these. Things on the same spot follow one another, and beyond the last one in a
// direction it goes on in the order of the page, so that everything can be reached.
function choiceTowards(from, way) {
  const all = glowingChoices();
  const index = all.indexOf(from);
  const later = way[0] + way[1] > 0;
  const [x, y] = centre(from);
  const same = e => {
    const [ex, ey] = centre(e);
    return Math.abs(ex - x) <= 4 && Math.abs(ey - y) <= 4;
  };
  const here = later
    ? all.find((e, place) => place > index && same(e))
    : all.findLast((e, place) => place < index && same(e));
  const next = (index >= 0 && here) || nearestTowards(from, way, all);
  return next !== from ? next : all[(index + (later ? 1 : -1) + all.length) % all.length];
}

// Moves the focus by an arrow key from choice to choice.
function walkByArrow(e) {
  const way = ARROWS[e.key];
  const on = document.activeElement;
  if (!way || e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
  if (on.matches('input, select, textarea') || on.closest('details, .log, [data-overlay]')) return;
  const all = glowingChoices();
  const isChoice = all.includes(on) || on.matches('[data-pick]');
  const first = firstChoice();
  if (!all.length || (!isChoice && !on.matches('body, [data-rest], [data-undo]'))) return;
  e.preventDefault();
  // From a choice, or from what takes one back, to the next; from anywhere else to the first.
  (isChoice ? choiceTowards(on, way) : all.includes(first) ? first : all[0]).focus();
}

// The clauses in the log are one stop of the tab key: arrows lead from one to the next.
function stepThroughLog(log, step) {
  const links = [...log.querySelectorAll('a')];
  links[Math.max(0, links.indexOf(document.activeElement) + step)]?.focus();
}

// Escape dismisses an overlay or takes back what was tapped; Enter confirms or chooses.
function onTableKey(e) {
  const overlay = table().querySelector('[data-dismissed]:not(:checked)');
  if (e.key === 'Escape' && overlay) {
    overlay.checked = true;
    drawMarks();
    firstChoice()?.focus();
    return;
  }
  const log = e.target.closest('.log ol');
  const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
  if (log && step) {
    stepThroughLog(log, step);
    e.preventDefault();
  }
  if (e.key === 'Escape' && taps.length && !e.target.matches('input, textarea, select')) {
    if (focusBeforeConfirm?.isConnected) focusBeforeConfirm.focus();
    setTaps();
  }
  // What was chosen with the mouse is confirmed with one key, wherever the focus has gone meanwhile.
  const play = e.key === 'Enter' && wasChosenByPointer && taps.length && table().querySelector('[data-play]');
  if (e.key !== 'Enter') wasChosenByPointer = false;
  if (play) {
    actOn(play);
    e.preventDefault();
    return;
  }
  if ((e.key === 'Enter' || e.key === ' ') && e.target.closest('a[role=button][data-pick]')) {
    wasChosenByKey = true;
    actOn(e.target);
    e.preventDefault();
  }
}
