// Following the others: their moves have captions in the log's words, and views are shown one after the other
// at the reader's pace.
// Uses: kept, thisTab (keeping.js); layer (layer.js); finishAnimations, travel (motion.js); scoresShown,
// flyPoints, drawMarks, markMoved, removeMarks (marks.js); playSound (sounds.js); stepMoments, waitingView,
// hideTurnBoxes (since.js); morph (morph.js); page, table, taps, viewsShown, showView (table.js).
// Defines: chosenPace, inFollowBar, released, releasePress, newScene, enqueueView, onPress, skipWaiting,
// lineNumber, logLines, newestLine, sentenceOf, showCaption, offerSteps, drawView.
'use strict';
const PACES = { slow: 1800, normal: 900, fast: 300, once: 0 };
const chosenPace = () => (kept('pace') in PACES ? { pace: PACES[kept('pace')] } : {});
// An element of the bar in which the others are followed.
const inFollowBar = selector => document.querySelector('#follow ' + selector);
const CAPTION_TIME = 10000; // milliseconds, as all times here
const LONGEST_PRESS = 1000;
let captionTimer = 0;
let queuedViews = 0; // how many views wait to be shown
let endPause = null; // ends the pause after the view that is shown
let isHurried = false; // whether the queued views are shown without pauses, because somebody has tapped
let released = Promise.resolve(); // fulfilled while nothing is pressed
let releasePress = () => {};

// A scene is an overlay that is shown for a while, once.
const SCENE_TIME = 6000;
const currentScene = () => document.querySelector('[data-dismissed]:not(:checked) + [data-scene]');
function endScene() {
  const there = currentScene();
  if (there) {
    there.previousElementSibling.checked = true;
    drawMarks();
  }
}

function newScene() {
  const there = document.body.animate && currentScene();
  const name = page.dataset.table + ' ' + there?.id;
  if (!there) return false;
  if (thisTab.kept('scene') === name) {
    endScene();
    return false;
  }
  thisTab.keep('scene', name);
  setTimeout(() => currentScene() === there && endScene(), SCENE_TIME);
  return true;
}

// The pause after a view, before the next one is shown; a tap or a key ends it.
function pauseAfter(view) {
  const pace = chosenPace().pace ?? PACES.normal;
  const hold = newScene() ? SCENE_TIME : ((view.dataset.hold || 0) * pace) / PACES.normal;
  if (document.hidden || isHurried) return true;
  return new Promise(done => {
    endPause = done;
    setTimeout(done, hold);
  });
}

function enqueueView(next) {
  queuedViews++;
  // After a tap the preview is the newest view already. While the reader steps through past moves, it waits.
  viewsShown = viewsShown
    .then(() => released)
    .then(() => {
      if (stepMoments.length) {
        if (!(+waitingView?.dataset.version > +next.dataset.version)) waitingView = next;
        return;
      }
      if (!taps.length) {
        showView(next);
        return pauseAfter(next);
      }
    })
    .catch(why => console.error(why)) // the next view is shown even if one fails
    .then(() => {
      if (!--queuedViews) isHurried = false;
    });
}

// Between a press and its click nothing is redrawn: a browser sends no click to what was moved or replaced
// meanwhile.
function onPress() {
  releasePress();
  released = new Promise(done => {
    releasePress = done;
    setTimeout(done, LONGEST_PRESS);
  });
  skipWaiting();
}

function skipWaiting() {
  isHurried = queuedViews > 0;
  endPause?.();
  finishAnimations();
  if (document.body.animate) endScene();
}

// The lines of the log with their numbers, oldest first.
const lineNumber = line => +line.id.slice(4);
const logLines = () =>
  [...document.querySelectorAll('.log li[id^=log-]')].sort((a, b) => lineNumber(a) - lineNumber(b));
// The number of the newest line.
const newestLine = () => Math.max(-1, ...logLines().map(lineNumber));
// What a line says, without its clauses.
const sentenceOf = line =>
  [...line.querySelector('span').childNodes]
    .filter(n => n.nodeType === 3)
    .map(n => n.data)
    .join('')
    .trim();

// Whether a turn of the log is the reader's.
const isOwnTurn = turn => turn?.dataset.seat !== undefined && turn.dataset.seat === table().dataset.seat;

// Shows some lines of the log as the caption: those of another seat's turn; if there is none, those of what
// began last, such as a round.
function showCaption(told) {
  const turns = told.map(line => line.closest('.turn'));
  const box = inFollowBar('.told');
  const turn =
    turns.find(turn => 'seat' in turn.dataset && !isOwnTurn(turn)) ||
    turns.findLast(turn => !('seat' in turn.dataset));
  if (!box) return;
  const whose = told.filter(line => line.closest('.turn') === turn);
  const shield = turn?.querySelector('h3 svg')?.cloneNode(true);
  const text = document.createElement('span');
  text.textContent = whose.map(sentenceOf).join(' ');
  box.replaceChildren(...(whose.length ? [shield, text].filter(e => e) : []));
  // A text that does not fit is shown whole while somebody points at it, and stays as long.
  text.className = text.scrollHeight > text.clientHeight + 2 ? 'cut' : '';
  const endCaption = () => {
    if (box.matches?.(':hover')) captionTimer = setTimeout(endCaption, CAPTION_TIME);
    else if (!stepMoments.length) box.replaceChildren();
  };
  clearTimeout(captionTimer);
  captionTimer = setTimeout(endCaption, CAPTION_TIME);
}

// Shows the button “since your last turn” if there is something to step through.
function offerSteps() {
  const since = table().dataset.since;
  const button = inFollowBar('[data-follow=since]');
  if (button) button.hidden = !since || stepMoments.length > 0;
}

// Shows a new view. Motion and sound are ornaments: if they fail, the table is drawn all the same.
function drawView(next) {
  if (!document.body.animate) return morph(table(), next);
  try {
    return drawAndFollow(next);
  } catch {
    finishAnimations();
    morph(table(), next);
    return [];
  }
}

// Draws a view with what it has brought: pieces that travel, points, a caption, a sound. Without a new move
// nothing is animated.
function drawAndFollow(next) {
  const old = { ...table().dataset };
  const points = scoresShown();
  const told = newestLine();
  const moved = travel(() => morph(table(), next));
  const now = table().dataset;
  layer().classList.toggle('aside', taps.length > 0 || !!document.getElementById('hints'));
  offerSteps();
  if (old.seen === now.seen) {
    drawMarks();
    return [];
  }
  const fresh = logLines().filter(line => lineNumber(line) > told);
  const own = isOwnTurn(fresh[0]?.closest('.turn'));
  if (+now.seen < +old.seen) {
    removeMarks();
    return moved;
  }
  if (!stepMoments.length) hideTurnBoxes();
  markMoved(moved, own || stepMoments.length > 0, fresh[0]?.closest('.turn').id);
  const gained = flyPoints(points, moved);
  const has = sign => fresh.some(line => line.querySelector(`use[href="#log-${sign}"]`));
  if (!stepMoments.length) showCaption(fresh);
  if (now.over && !old.over) playSound('end');
  else if (now.turn && !old.turn) playSound('turn');
  else if (gained) playSound('points');
  else if (has('die')) playSound('dice');
  else if (moved.length) playSound('place');
  else if (has('card')) playSound('card');
  return moved;
}
