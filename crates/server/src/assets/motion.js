// Pieces travel: a piece with an id and `data-piece` is animated from its old place to its new one, however
// the page was redrawn. Animations leave nothing behind: what flies or fades lies in the layer of layer.js.
// Uses: kept (keeping.js); layer, svgElement, matrixText (layer.js).
// Defines: mayMove, runningAnimations, whereabouts, animate, finishAnimations, isCrowd, wayBetween, travel.
'use strict';
const TRAVEL = 450; // milliseconds
const FADE = 280;
const WAY_STEPS = 12;
const mayMove = () =>
  window.matchMedia &&
  kept('motion') !== 'no' &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
const piecesSeen = () =>
  [...document.querySelectorAll('[data-piece]')].filter(e => e.getBoundingClientRect().width > 0);
const runningAnimations = new Set();
const PRESSED_THROUGH = { pointerEvents: 'none' }; // presses go to what lies below

// Where a piece is: `at` in the coordinates of its parent, which `frame` leads to those of the screen. For
// what is no drawing both are those of the screen.
function whereabouts(e) {
  const box = e.getBoundingClientRect();
  const seen = e.checkVisibility({ opacityProperty: true });
  const arranged = e.closest('[data-arranged]')?.dataset.arranged;
  const kind = e.dataset.piece;
  if (!e.getScreenCTM) {
    const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    return { e, box, seen, arranged, kind, frame: new DOMMatrix(), at, parent: document.body };
  }
  const frame = e.parentNode.getScreenCTM();
  const own = e.getScreenCTM();
  const at = new DOMPoint(own.e, own.f).matrixTransform(frame.inverse());
  return { e, box, seen, arranged, kind, frame, at, parent: e.parentNode };
}

function animate(e, frames, how) {
  const animation = e.animate(frames, how);
  runningAnimations.add(animation);
  animation.finished.catch(() => {}).then(() => runningAnimations.delete(animation));
  return animation;
}

// After a tap, a key or the next move everything is at its place at once.
function finishAnimations() {
  for (const animation of runningAnimations) animation.finish();
  runningAnimations.clear();
}

// Whether it is a piece of a crowd, which has no fixed places: those that stay move up when others leave.
const isCrowd = kind => kind && isNaN(kind) && !['card', 'score', 'roll'].includes(kind);
const goesRound = e => +e.dataset.piece > 0;

// The way from one place to another, as a function of 0 to 1. Around the middle of a board it is an arc,
// unless it leads straight across.
function wayBetween(from, to, round) {
  const turn =
    ((Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  if (!round || Math.abs(turn) > 3 || Math.hypot(from.x, from.y) < 60) {
    return t => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  }
  const start = Math.atan2(from.y, from.x);
  const near = Math.hypot(from.x, from.y);
  const far = Math.hypot(to.x, to.y);
  return t => {
    const angle = start + turn * t;
    const radius = near + (far - near) * t;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  };
}

const eased = t => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

// Animates a piece along its way, slightly lifted.
function lead(e, from, to, delay) {
  const along = wayBetween(from, to, goesRound(e));
  const frames = [];
  for (let step = 0; step <= WAY_STEPS; step++) {
    const { x, y } = along(eased(step / WAY_STEPS));
    const lift = 10 * Math.sin((Math.PI * step) / WAY_STEPS);
    frames.push({ ...PRESSED_THROUGH, translate: `${x - to.x}px ${y - to.y - lift}px` });
  }
  animate(e, frames, { duration: TRAVEL, delay, fill: 'backwards' });
}

// A piece that is gone fades out where it was.
function fadeAway({ e, frame, box }) {
  const ghost = e.getScreenCTM
    ? svgElement('g', { transform: matrixText(frame) })
    : document.createElement('div');
  ghost.append(e);
  if (e.getScreenCTM) layer().firstChild.append(ghost);
  else {
    ghost.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
    layer().append(ghost);
  }
  animate(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE })
    .finished.catch(() => {})
    .then(() => ghost.remove());
}

// A new piece fades in; dice tumble in, one after the other.
function appear(e, place) {
  if (e.dataset.piece !== 'roll') {
    animate(e, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  const thrown = { ...PRESSED_THROUGH, translate: '-90px -24px', rotate: '-220deg', opacity: 0 };
  const how = { duration: 480, delay: 50 * Math.min(place, 8), easing: 'ease-out', fill: 'backwards' };
  animate(
    e,
    [
      thrown,
      { ...PRESSED_THROUGH, opacity: 1, offset: 0.4 },
      { ...PRESSED_THROUGH, translate: '0', rotate: '0deg' },
    ],
    how,
  );
}

// Makes a change to the page and animates all pieces from where they were to where they are; answers which
// have moved.
function travel(change) {
  const before = new Map(piecesSeen().map(e => [e.id, whereabouts(e)]));
  change();
  finishAnimations();
  const all = piecesSeen();
  const ids = new Set(all.map(e => e.id));
  const moving = mayMove();
  const moved = [];
  for (const e of all) {
    const was = before.get(e.id);
    const now = whereabouts(e);
    const seen = was && was.at.matrixTransform(was.frame);
    const from = was && (was.parent === now.parent ? was.at : seen.matrixTransform(now.frame.inverse()));
    const far = was && Math.hypot(from.x - now.at.x, from.y - now.at.y);
    if (was && far < 1.5) continue;
    // What lies elsewhere only because everything around it does, or because its crowd closes up, travels but
    // has not moved.
    const stays = was && (was.arranged !== now.arranged || (isCrowd(now.kind) && was.kind === now.kind));
    const counts = before.size && !stays;
    if (counts) moved.push({ id: e.id, from: was?.seen ? from : undefined, now, kind: now.kind });
    if (moving && was) lead(e, from, now.at, 0);
    else if (moving && before.size) appear(e, moved.length);
  }
  if (moving) for (const [id, was] of before) if (!ids.has(id) && !was.e.isConnected) fadeAway(was);
  return moved;
}
