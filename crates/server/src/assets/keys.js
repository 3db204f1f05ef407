// Playing by keyboard: straight to what can be chosen, from there to the button that confirms, and back with
// Escape.
'use strict';
const CHOICE = '[data-pick]:not(:disabled, [data-takes-back])';
// Whether the last choice was made by keyboard, whether it was made with the mouse and no other key was
// pressed since, and where the focus was before it went to the button that confirms.
let keyed = false;
let pointed = false;
let chosen = null;

// The first thing that can be chosen, or the place where it will be.
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

// What had the focus may be gone, as the button that confirmed is, or of no more use, as the one that took
// back: then it goes on where the next choice is. A browser takes the focus from a button that rests only
// later, so that is asked as well.
function lostFocus() {
  const on = document.activeElement;
  return !on || on === document.body || on.disabled || !on.checkVisibility();
}

// Whoever was at the table before it was drawn anew goes on there, and whoever the device is passed to begins
// there.
function restoreFocus(held) {
  const goes = lostFocus() && (held || document.getElementById('cover'));
  if (goes) table().querySelector('[data-rest]')?.focus({ preventScroll: true });
}

// A choice that was made by keyboard and is complete now can be confirmed at once.
function offerToConfirm() {
  const play = keyed && table().querySelector('[data-play]');
  keyed = false;
  if (!play) return;
  if (document.activeElement !== play) chosen = document.activeElement;
  play.focus();
}

const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const centre = e => {
  const b = e.getBoundingClientRect();
  return [b.left + b.width / 2, b.top + b.height / 2];
};

// The nearest of all things in a direction; what lies more beside than ahead is another direction's.
function towards(from, [dx, dy], all) {
  const [x, y] = centre(from);
  const far = e => {
    const [ex, ey] = centre(e);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const beside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    return e !== from && ahead > 4 && beside < 1.2 * ahead ? ahead + 2 * beside : Infinity;
  };
  return all.reduce((best, e) => (far(e) < far(best) ? e : best), from);
}

// Where an arrow leads among what glows, the button that confirms among them. Things on the same spot follow
// one another, and beyond the last one in a direction it goes on in the order of the page, so that nothing is
// out of reach.
const glowing = () =>
  [...table().querySelectorAll(CHOICE + ', [data-play]')].filter(choice => choice.checkVisibility());
function aim(from, way) {
  const all = glowing();
  const at = all.indexOf(from);
  const later = way[0] + way[1] > 0;
  const [x, y] = centre(from);
  const same = e => {
    const [ex, ey] = centre(e);
    return Math.abs(ex - x) <= 4 && Math.abs(ey - y) <= 4;
  };
  const here = later
    ? all.find((e, place) => place > at && same(e))
    : all.findLast((e, place) => place < at && same(e));
  const next = (at >= 0 && here) || towards(from, way, all);
  return next !== from ? next : all[(at + (later ? 1 : -1) + all.length) % all.length];
}

function walk(e) {
  const way = WAYS[e.key];
  const on = document.activeElement;
  if (!way || e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
  if (on.matches('input, select, textarea') || on.closest('details, .log, [data-overlay]')) return;
  const all = glowing();
  const isChoice = all.includes(on) || on.matches('[data-pick]');
  const first = firstChoice();
  if (!all.length || (!isChoice && !on.matches('body, [data-rest], [data-undo]'))) return;
  e.preventDefault();
  // What leads back is no choice by itself, but it stands among them; from wherever nothing is chosen yet it
  // goes to the first.
  (isChoice ? aim(on, way) : all.includes(first) ? first : all[0]).focus();
}

// The clauses in the log are no stops of their own: arrows lead from one to the next.
function throughLog(log, step) {
  const links = [...log.querySelectorAll('a')];
  links[Math.max(0, links.indexOf(document.activeElement) + step)]?.focus();
}

function press(e) {
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
    throughLog(log, step);
    e.preventDefault();
  }
  if (e.key === 'Escape' && taps.length && !e.target.matches('input, textarea, select')) {
    if (chosen?.isConnected) chosen.focus();
    tap();
  }
  // What was chosen with the mouse is confirmed with one key, wherever the focus has gone meanwhile.
  const play = e.key === 'Enter' && pointed && taps.length && table().querySelector('[data-play]');
  if (e.key !== 'Enter') pointed = false;
  if (play) {
    act(play);
    e.preventDefault();
    return;
  }
  if ((e.key === 'Enter' || e.key === ' ') && e.target.closest('a[role=button][data-pick]')) {
    keyed = true;
    act(e.target);
    e.preventDefault();
  }
}
