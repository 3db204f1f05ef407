// Following the others: their moves have captions in the log's words, and views wait for each other at the
// reader's pace.
'use strict';
const PACES = { slow: 1800, normal: 900, fast: 300, once: 0 };
const chosenPace = () => (kept('pace') in PACES ? { pace: PACES[kept('pace')] } : {});
const part = selector => document.querySelector('#follow ' + selector);
const CAPTION = 10000;
const LONGEST_PRESS = 1000;
let captionEnds = 0;
let go = null;
let queued = 0;
let hurried = false;
let released = Promise.resolve();
let release = () => {};

// A scene lies over the table for a while, once.
const SCENE = 6000;
const scene = () => document.querySelector('[data-dismissed]:not(:checked) + [data-scene]');
function endScene() {
  const there = scene();
  if (there) {
    there.previousElementSibling.checked = true;
    drawMarks();
  }
}

function newScene() {
  const there = document.body.animate && scene();
  const name = page.dataset.table + ' ' + there?.id;
  if (!there) return false;
  if (tab.kept('scene') === name) {
    endScene();
    return false;
  }
  tab.keep('scene', name);
  setTimeout(() => scene() === there && endScene(), SCENE);
  return true;
}

// A view is shown for a while before the next one; a tap or a key ends that.
function pause(view) {
  const pace = chosenPace().pace ?? PACES.normal;
  const hold = newScene() ? SCENE : ((view.dataset.hold || 0) * pace) / PACES.normal;
  if (document.hidden || hurried) return true;
  return new Promise(done => {
    go = done;
    setTimeout(done, hold);
  });
}

function enqueue(next) {
  queued++;
  // Whoever has tapped meanwhile sees the newest view already, with what was tapped; whoever has begun to
  // step through what has passed sees it afterwards.
  shown = shown
    .then(() => released)
    .then(() => {
      if (steps.length) {
        if (!(+latest?.dataset.version > +next.dataset.version)) latest = next;
        return;
      }
      if (!taps.length) {
        show(next);
        return pause(next);
      }
    })
    .catch(why => console.error(why)) // should one fail, the next is shown all the same
    .then(() => {
      if (!--queued) hurried = false;
    });
}

// Between a press and its click nothing is drawn anew: a browser gives no click to what was moved or replaced
// meanwhile.
function pressed() {
  release();
  released = new Promise(done => {
    release = done;
    setTimeout(done, LONGEST_PRESS);
  });
  skipWaiting();
}

function skipWaiting() {
  hurried = queued > 0;
  go?.();
  finishAnimations();
  if (document.body.animate) endScene();
}

// The newest line of the log, and the lines after another one.
const number = line => +line.id.slice(4);
const lines = () => [...document.querySelectorAll('.log li[id^=log-]')].sort((a, b) => number(a) - number(b));
const newest = () => Math.max(-1, ...lines().map(number));
const sentence = line =>
  [...line.querySelector('span').childNodes]
    .filter(n => n.nodeType === 3)
    .map(n => n.data)
    .join('')
    .trim();

// Whether a turn of the log is one's own.
const isMine = turn => turn?.dataset.seat !== undefined && turn.dataset.seat === table().dataset.seat;

function caption(told) {
  // What another seat did; otherwise what began last, such as a round, rather than all that was laid out
  // before.
  const turns = told.map(line => line.closest('.turn'));
  const box = part('.told');
  const turn =
    turns.find(turn => 'seat' in turn.dataset && !isMine(turn)) ||
    turns.findLast(turn => !('seat' in turn.dataset));
  if (!box) return;
  const whose = told.filter(line => line.closest('.turn') === turn);
  const shield = turn?.querySelector('h3 svg')?.cloneNode(true);
  const text = document.createElement('span');
  text.textContent = whose.map(sentence).join(' ');
  box.replaceChildren(...(whose.length ? [shield, text].filter(e => e) : []));
  // What does not fit is shown whole while somebody points at it or has tapped it, and stays as long.
  text.className = text.scrollHeight > text.clientHeight + 2 ? 'cut' : '';
  const ends = () => {
    if (box.matches?.(':hover')) captionEnds = setTimeout(ends, CAPTION);
    else if (!steps.length) box.replaceChildren();
  };
  clearTimeout(captionEnds);
  captionEnds = setTimeout(ends, CAPTION);
}

function offerSteps() {
  const since = table().dataset.since;
  const button = part('[data-follow=since]');
  if (button) button.hidden = !since || steps.length > 0;
}

// Shows a new view. What moves and sounds beside it is an ornament: should it fail, the table is drawn all
// the same.
function change(next) {
  if (!document.body.animate) return morph(table(), next);
  try {
    return follow(next);
  } catch {
    finishAnimations();
    morph(table(), next);
    return [];
  }
}

// What a new view has brought: pieces, points, a caption, a sound. Whatever stays the same leaves all of that
// alone.
function follow(next) {
  const old = { ...table().dataset };
  const points = scores();
  const told = newest();
  const moved = travel(() => morph(table(), next));
  const now = table().dataset;
  layer().classList.toggle('aside', taps.length > 0 || !!document.getElementById('hints'));
  offerSteps();
  if (old.seen === now.seen) {
    drawMarks();
    return [];
  }
  const fresh = lines().filter(line => number(line) > told);
  const own = isMine(fresh[0]?.closest('.turn'));
  if (+now.seen < +old.seen) {
    unmark();
    return moved;
  }
  if (!steps.length) hideBoxes();
  mark(moved, own || steps.length > 0, fresh[0]?.closest('.turn').id);
  const gained = fly(points, moved);
  const has = sign => fresh.some(line => line.querySelector(`use[href="#log-${sign}"]`));
  if (!steps.length) caption(fresh);
  if (now.over && !old.over) sound('end');
  else if (now.turn && !old.turn) sound('turn');
  else if (gained) sound('points');
  else if (has('die')) sound('dice');
  else if (moved.length) sound('place');
  else if (has('card')) sound('card');
  return moved;
}
