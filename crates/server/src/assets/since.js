// What happened since the reader's last turn, step by step on the board, as the reader's seat saw it.
// Uses: latestOnly, fetchView (redraw.js); firstChoice (keys.js); finishAnimations (motion.js); markedPieces,
// drawMarks, removeMarks (marks.js); inFollowBar, skipWaiting, lineNumber, logLines, newestLine, sentenceOf,
// showCaption, offerSteps, drawView (follow.js); page, table, address, parsePage, taps, showView,
// fetchPreview (table.js).
// Defines: stepMoments, waitingView, placeTurnBoxes, hideTurnBoxes, showWhatWasMissed, onSinceKey,
// onSinceClick.
'use strict';
let stepMoments = []; // each step as the number of moves after it; empty unless the reader steps through them
let currentStep = 0; // the step the reader goes to
let shownStep = 0; // the step that is on the board
let visitedSteps = []; // for each step that was shown: the newest line of the log, and what was marked
let waitingView = null; // the newest view that came meanwhile
let presentMarks = []; // what was marked before
let turnBoxes = null; // the list of what the others did, above the board
let seenWhenLeft = ''; // the number of moves when the reader looked elsewhere

// Above the board: a box for each turn of the others, until the reader goes on.
async function showTurnBoxes() {
  const answer = await fetch(address('/since'), { signal: AbortSignal.timeout(2000) }).catch(() => null);
  const text = answer?.ok && (await answer.text().catch(() => ''));
  const next = text && parsePage(text).querySelector('.did');
  if (!next) return;
  hideTurnBoxes();
  turnBoxes = document.importNode(next, true);
  page.prepend(turnBoxes);
  placeTurnBoxes();
}

function placeTurnBoxes() {
  if (!turnBoxes) return;
  const bar = document.querySelector('#table .bar');
  turnBoxes.style.top = bar.offsetTop + bar.offsetHeight + 'px';
  page.style.setProperty('--did', turnBoxes.offsetHeight + 'px');
}

function hideTurnBoxes() {
  if (!turnBoxes) return;
  turnBoxes.remove();
  turnBoxes = null;
  page.style.removeProperty('--did');
}

// Marks the box of the step that is shown.
function markCurrentBox() {
  for (const button of turnBoxes?.querySelectorAll('[data-moment]') || []) {
    const here =
      button.dataset.moment === stepMoments[currentStep] && currentStep > 0 && button.matches('.step');
    button.ariaCurrent = here ? 'step' : null;
    if (here) button.closest('li').scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

// A page that is seen again shows the boxes, if others have moved meanwhile and it is the reader's turn.
async function showWhatWasMissed() {
  const since = table().dataset.since;
  if (document.hidden) {
    seenWhenLeft = table().dataset.seen;
    return;
  }
  if (
    !since ||
    seenWhenLeft === table().dataset.seen ||
    stepMoments.length ||
    taps.length ||
    !table().dataset.turn
  )
    return;
  await showTurnBoxes();
  drawMarks();
}

const stepViews = latestOnly(6000);

// Shows the table as it was after one of the steps. `currentStep` changes at once, so that the next key
// counts from there; of several steps that are asked for quickly only the last is shown.
async function goToStep(place, quietly) {
  currentStep = place;
  const answer = await fetchView(stepViews, { to: stepMoments[place] });
  if (!answer) return;
  if (!answer.view) {
    currentStep = shownStep; // so that it may be asked for again
    return;
  }
  const back = place < shownStep;
  shownStep = place;
  drawView(answer.view);
  visitedSteps[place] ??= { told: newestLine(), marked: back ? [] : markedPieces };
  if (back) {
    markedPieces = visitedSteps[place].marked;
    drawMarks();
  }
  if (quietly) {
    finishAnimations();
    removeMarks();
    visitedSteps[place].marked = [];
    return;
  }
  const told = toldBy(place);
  showCaption(place ? told : []);
  inFollowBar('.quiet').textContent = place ? told.map(sentenceOf).join(' ') : '';
  inFollowBar('.at').textContent = place + ' / ' + (stepMoments.length - 1);
  markCurrentBox();
}

// The lines of the log since the step before; if that one was passed over, those of the newest turn.
function toldBy(place) {
  const all = logLines();
  const before = visitedSteps[place - 1];
  const turn = all.at(-1)?.closest('.turn');
  return all.filter(line => (before ? lineNumber(line) > before.told : line.closest('.turn') === turn));
}

// Begins with the first step, or with the one at a moment.
async function startStepping(moment) {
  skipWaiting();
  taps = [];
  presentMarks = markedPieces;
  visitedSteps = [];
  stepMoments = table().dataset.since.split(' ');
  const first = Math.max(1, stepMoments.indexOf(moment));
  currentStep = shownStep = first - 1;
  inFollowBar('.since').hidden = true;
  inFollowBar('.steps').hidden = false;
  if (!turnBoxes) await showTurnBoxes();
  if (innerWidth <= 960) scrollTo(0, 0);
  // Whoever presses keys meanwhile is on the way to another step already.
  if (stepMoments.length && currentStep === first - 1) await goToStep(currentStep, true);
  if (stepMoments.length && currentStep === first - 1) await goToStep(first);
  if (stepMoments.length && !moment) inFollowBar('[data-follow=next]').focus();
}

// Back to the current position. The table is redrawn and the first choice has the focus, unless `isTapped`:
// then a tap does both.
function goToPresent(isTapped) {
  hideTurnBoxes();
  if (!stepMoments.length) return;
  const next = waitingView;
  stepViews.forget();
  stepMoments = [];
  waitingView = null;
  inFollowBar('.steps').hidden = true;
  inFollowBar('.quiet').textContent = '';
  if (!isTapped) {
    if (next) showView(next);
    else fetchPreview();
    firstChoice()?.focus({ preventScroll: true });
  }
  markedPieces = presentMarks;
  drawMarks();
  offerSteps();
}

const goToStepInRange = place => {
  if (place > 0 && place < stepMoments.length) goToStep(place);
};

function onSinceKey(e) {
  const keys = {
    ArrowLeft: () => goToStepInRange(currentStep - 1),
    ArrowRight: () => goToStepInRange(currentStep + 1),
    Home: () => goToStepInRange(1),
    End: () => goToStepInRange(stepMoments.length - 1),
    Escape: () => goToPresent(),
  };
  if (!stepMoments.length || !keys[e.key] || e.target.matches('input, select, textarea')) {
    // These two press the button that has the focus, before the queue is hurried.
    return e.key === 'Enter' || e.key === ' ' ? setTimeout(skipWaiting) : skipWaiting();
  }
  keys[e.key]();
  e.preventDefault();
  e.stopImmediatePropagation();
}

function onSinceClick(e) {
  const does = {
    since: startStepping,
    back: () => goToStepInRange(currentStep - 1),
    next: () => goToStepInRange(currentStep + 1),
    now: () => goToPresent(),
  };
  const button = e.target.closest('[data-follow]');
  const moment = e.target.closest('[data-moment]')?.dataset.moment;
  if (button) does[button.dataset.follow]();
  else if (moment) {
    if (stepMoments.length) goToStepInRange(stepMoments.indexOf(moment));
    else startStepping(moment);
  } else if (e.target.closest('[data-pick], [data-play]')) goToPresent(true);
}
