// The page at a table: keeps itself up to date with the views the house sends, and sends taps and moves.
// Uses: showTitle (title.js); latestOnly, fetchView (redraw.js); noticesWanted, showNotifySwitch,
// switchNotices, showNotice (notices.js); keepListening (listening.js); showProblem, sendOnce, sendForm
// (sending.js); wasChosenByKey, wasChosenByPointer, firstChoice, restoreFocus, offerToConfirm, walkByArrow,
// onTableKey (keys.js); fillInDiceWords, showWord (word.js); completeLinks (copy.js); drawMarks (marks.js);
// showPreferences, rememberPreference (preferences.js); chosenPace, releasePress, newScene, enqueueView,
// onPress, offerSteps, drawView (follow.js); stepMoments, waitingView, placeTurnBoxes, showWhatWasMissed,
// onSinceKey, onSinceClick (since.js).
// Defines: page, table, address, parsePage, taps, isSending, viewsShown, showView, onView, fetchPreview,
// setTaps, actOn.
'use strict';
const page = document.querySelector('[data-table]');
const table = () => document.getElementById('table');
const address = path => '/t/' + page.dataset.table + path;
const parsePage = text => new DOMParser().parseFromString(text, 'text/html');
let taps = []; // what was tapped and is not confirmed yet
let isSending = false; // whether a move is on its way
let viewsShown = Promise.resolve(); // fulfilled when all queued views have been shown

function showView(next) {
  const wasMyTurn = table().dataset.turn;
  const wasAtTable = table().contains(document.activeElement);
  drawView(next);
  showNotifySwitch();
  fillInDiceWords();
  completeLinks();
  showWord();
  restoreFocus(wasAtTable);
  const isMyTurn = !!table().dataset.turn;
  showTitle({ isMyTurn });
  if (isMyTurn && !wasMyTurn && document.hidden && noticesWanted()) showNotice(page.dataset.myTurn);
}

// A view from the stream. Views are queued; each stays for `data-hold` ms unless the page is hidden. What was
// tapped stays tapped while several choose at once: then the preview is asked for instead.
function onView(next) {
  const isOwn = isSending && next.dataset.seen !== table().dataset.seen;
  if (taps.length && next.dataset.turn && !isOwn) return fetchPreview();
  // While the reader steps through past moves, the newest view waits.
  if (stepMoments.length) {
    waitingView = next;
    return;
  }
  taps = [];
  enqueueView(next);
}

const previews = latestOnly(6000);

// Asks for the page with what was tapped, again after 2 s if no answer came. The house discards taps that
// were meant for an earlier decision.
async function fetchPreview() {
  const asked = taps;
  const fields = { taps: taps.join('\n'), seen: table().dataset.seen };
  const answer = await fetchView(previews, fields, () => asked === taps);
  if (answer?.isLost) setTimeout(() => answer.isStillWanted() && fetchPreview(), 2000);
  if (!answer?.view) return;
  if (!answer.view.dataset.tapped) taps = [];
  showView(answer.view);
  if (taps.length) offerToConfirm();
}

// Scrolls to a section of the table, which may lie below what a small screen shows.
function scrollToSection(panel) {
  const there = [...table().querySelectorAll(panel)].find(part => part.checkVisibility());
  if (there && innerWidth <= 960) there.scrollIntoView({ block: 'center' });
}

function setTaps(...next) {
  taps = next;
  showProblem('');
  fetchPreview();
  return true;
}

// Does what the tapped thing is for; answers nothing if it is for nothing here.
function actOn(target) {
  const near = what => target.closest('[data-' + what + ']');
  const seen = table().dataset.seen;
  if (near('pick'))
    return near('pick').dataset.pick === 'clear' ? setTaps() : setTaps(...taps, near('pick').dataset.pick);
  if (near('play')) return sendOnce('/play', { choice: near('play').dataset.play, seen, ...chosenPace() });
  if (near('undo')) return taps.length ? setTaps() : sendOnce('/undo', { seen });
}

function tickClocks() {
  for (const clock of document.querySelectorAll('[data-runs]')) {
    const seconds = Math.max(0, Math.floor((clock.dataset.left -= 1000) / 1000));
    const minutes = Math.floor(seconds / 60);
    clock.querySelector('time').textContent = minutes + ':' + String(seconds % 60).padStart(2, '0');
  }
}

if (page) {
  keepListening();
  showNotifySwitch();
  showWord();
  showPreferences();
  offerSteps();
  newScene();
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('keydown', onSinceKey, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(releasePress, 0));
  document.addEventListener('click', e => {
    onSinceClick(e);
    wasChosenByKey = e.detail === 0; // a click that comes from a key has no detail
    wasChosenByPointer = !wasChosenByKey && !!e.target.closest('[data-pick]');
    if (e.target.matches('.skip') && firstChoice()) {
      firstChoice().focus();
      e.preventDefault();
    }
    if (actOn(e.target)) e.preventDefault();
    const section = e.target.closest('label[data-panel]');
    if (section) setTimeout(() => scrollToSection(section.dataset.panel));
  });
  document.addEventListener('change', e => e.target.id === 'notify' && switchNotices(e.target));
  document.addEventListener('change', e => e.target.dataset?.preference && rememberPreference(e.target));
  addEventListener('resize', () => {
    placeTurnBoxes();
    drawMarks();
  });
  document.addEventListener('visibilitychange', showWhatWasMissed);
  for (const kind of ['scroll', 'change', 'transitionend'])
    addEventListener(kind, drawMarks, { passive: true, capture: true });
  document.addEventListener('keydown', onTableKey);
  document.addEventListener('keydown', walkByArrow);
  document.addEventListener('submit', e => {
    if (e.target.dataset.send) {
      e.preventDefault();
      sendForm(e.target);
    }
  });
  setInterval(tickClocks, 1000);
}
