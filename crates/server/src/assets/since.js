// What happened since the reader's last turn, step by step on the board, as the reader's seat saw it.
'use strict';
let steps = []; // the moments of the steps, as numbers of moves; empty unless the reader steps through them
let at = 0; // the step the reader goes to
let shownStep = 0; // the step that is on the board
let visited = []; // for each step that was shown: the newest line of the log, and what was marked
let latest = null; // the newest view that came meanwhile
let marksNow = []; // what was marked before
let boxes = null; // the list of what the others did, above the board
let left = ''; // the number of moves when the reader looked elsewhere

// Above the board: a box for each turn of the others, while their steps are looked at, or until the reader
// goes on.
async function showBoxes() {
  const answer = await fetch(address('/since'), { signal: AbortSignal.timeout(2000) }).catch(() => null);
  const text = answer?.ok && (await answer.text().catch(() => ''));
  const next = text && read(text).querySelector('.did');
  if (!next) return;
  hideBoxes();
  boxes = document.importNode(next, true);
  page.prepend(boxes);
  placeBoxes();
}

function placeBoxes() {
  if (!boxes) return;
  const bar = document.querySelector('#table .bar');
  boxes.style.top = bar.offsetTop + bar.offsetHeight + 'px';
  page.style.setProperty('--did', boxes.offsetHeight + 'px');
}

function hideBoxes() {
  if (!boxes) return;
  boxes.remove();
  boxes = null;
  page.style.removeProperty('--did');
}

// The step that is shown, and whose it is.
function markBox() {
  for (const button of boxes?.querySelectorAll('[data-moment]') || []) {
    const here = button.dataset.moment === steps[at] && at > 0 && button.matches('.step');
    button.ariaCurrent = here ? 'step' : null;
    if (here) button.closest('li').scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

// Whoever looked elsewhere meanwhile sees at a glance what has happened.
async function comeBack() {
  const since = table().dataset.since;
  if (document.hidden) {
    left = table().dataset.seen;
    return;
  }
  if (!since || left === table().dataset.seen || steps.length || taps.length || !table().dataset.turn) return;
  await showBoxes();
  drawMarks();
}

// The table as it was after one of the steps. The reader is on the way to it at once, so that the next key
// counts from there; of several steps that are asked for quickly only the last is shown.
const stepViews = latestOnly(6000);
async function goTo(place, quietly) {
  at = place;
  const answer = await askForView(stepViews, { to: steps[place] });
  if (!answer) return;
  if (!answer.view) {
    at = shownStep;
    return;
  } // it may be asked for again
  const back = place < shownStep;
  shownStep = place;
  change(answer.view);
  visited[place] ??= { told: newest(), marked: back ? [] : marked };
  if (back) {
    marked = visited[place].marked;
    drawMarks();
  }
  if (quietly) {
    finishAnimations();
    unmark();
    visited[place].marked = [];
    return;
  }
  const told = toldBy(place);
  caption(place ? told : []);
  part('.quiet').textContent = place ? told.map(sentence).join(' ') : '';
  part('.at').textContent = place + ' / ' + (steps.length - 1);
  markBox();
}

// What the log tells since the step before; if that one was passed over, what the newest turn in the log
// tells.
function toldBy(place) {
  const all = lines();
  const before = visited[place - 1];
  const turn = all.at(-1)?.closest('.turn');
  return all.filter(line => (before ? number(line) > before.told : line.closest('.turn') === turn));
}

async function stepSince(moment) {
  skipWaiting();
  taps = [];
  marksNow = marked;
  visited = [];
  steps = table().dataset.since.split(' ');
  const first = Math.max(1, steps.indexOf(moment));
  at = shownStep = first - 1;
  part('.since').hidden = true;
  part('.steps').hidden = false;
  if (!boxes) await showBoxes();
  if (innerWidth <= 960) scrollTo(0, 0);
  // Whoever presses keys meanwhile is on the way to another step already.
  if (steps.length && at === first - 1) await goTo(at, true);
  if (steps.length && at === first - 1) await goTo(first);
  if (steps.length && !moment) part('[data-follow=next]').focus();
}

// Back to what is the case; whoever came by keyboard goes on where the next choice is.
function toNow(stay) {
  hideBoxes();
  if (!steps.length) return;
  const next = latest;
  stepViews.forget();
  steps = [];
  latest = null;
  part('.steps').hidden = true;
  part('.quiet').textContent = '';
  if (!stay) {
    if (next) show(next);
    else look();
    firstChoice()?.focus({ preventScroll: true });
  }
  marked = marksNow;
  drawMarks();
  offerSteps();
}

const to = place => {
  if (place > 0 && place < steps.length) goTo(place);
};

function followKey(e) {
  const keys = {
    ArrowLeft: () => to(at - 1),
    ArrowRight: () => to(at + 1),
    Home: () => to(1),
    End: () => to(steps.length - 1),
    Escape: () => toNow(),
  };
  if (!steps.length || !keys[e.key] || e.target.matches('input, select, textarea')) {
    // What has the focus gets these two first.
    return e.key === 'Enter' || e.key === ' ' ? setTimeout(skipWaiting) : skipWaiting();
  }
  keys[e.key]();
  e.preventDefault();
  e.stopImmediatePropagation();
}

function followClick(e) {
  const does = { since: stepSince, back: () => to(at - 1), next: () => to(at + 1), now: () => toNow() };
  const button = e.target.closest('[data-follow]');
  const moment = e.target.closest('[data-moment]')?.dataset.moment;
  if (button) does[button.dataset.follow]();
  else if (moment) {
    if (steps.length) to(steps.indexOf(moment));
    else stepSince(moment);
  } else if (e.target.closest('[data-pick], [data-play]')) toNow(true);
}
