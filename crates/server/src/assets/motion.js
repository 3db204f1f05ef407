// Pieces travel: whatever stays the same piece is led from where it was to where it is, however the page was
// drawn anew. Nothing of it stays on the page: animations end, and what flies or fades lies in a layer of its
// own.
'use strict';
const TRAVEL = 450;
const FADE = 280;
const STEPS = 12;
const moves = () =>
  window.matchMedia &&
  kept('motion') !== 'no' &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
const pieces = () =>
  [...document.querySelectorAll('[data-piece]')].filter(e => e.getBoundingClientRect().width > 0);
const running = new Set();
const PASSING = { pointerEvents: 'none' }; // a press goes to what lies below, not to what passes over it

// Where a piece is among its neighbours, and where that is on the screen. What is no drawing counts from the
// page's corner.
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

function animated(e, frames, how) {
  const animation = e.animate(frames, how);
  running.add(animation);
  animation.finished.catch(() => {}).then(() => running.delete(animation));
  return animation;
}

// A tap, a key or the next move: everything is where it belongs at once.
function finishAnimations() {
  for (const animation of running) animation.finish();
  running.clear();
}

// A crowd has no places of its own: who stays in it moves up when others leave.
const isCrowd = kind => kind && isNaN(kind) && !['card', 'score', 'roll'].includes(kind);
const goesRound = e => +e.dataset.piece > 0;
// The way from one place to another. Around the middle of a board it is an arc, unless it leads straight
// across.
function way(from, to, round) {
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

const ease = t => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));
function lead(e, from, to, delay) {
  const along = way(from, to, goesRound(e));
  const frames = [];
  for (let step = 0; step <= STEPS; step++) {
    const { x, y } = along(ease(step / STEPS));
    const lift = 10 * Math.sin((Math.PI * step) / STEPS);
    frames.push({ ...PASSING, translate: `${x - to.x}px ${y - to.y - lift}px` });
  }
  animated(e, frames, { duration: TRAVEL, delay, fill: 'backwards' });
}

// What is gone fades where it was.
function fade({ e, frame, box }) {
  const ghost = e.getScreenCTM ? drawn('g', { transform: matrix(frame) }) : document.createElement('div');
  ghost.append(e);
  if (e.getScreenCTM) layer().firstChild.append(ghost);
  else {
    ghost.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
    layer().append(ghost);
  }
  animated(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE })
    .finished.catch(() => {})
    .then(() => ghost.remove());
}

// What is new fades in; dice tumble in, one after the other.
function appear(e, place) {
  if (e.dataset.piece !== 'roll') {
    animated(e, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  const thrown = { ...PASSING, translate: '-90px -24px', rotate: '-220deg', opacity: 0 };
  const how = { duration: 480, delay: 50 * Math.min(place, 8), easing: 'ease-out', fill: 'backwards' };
  animated(
    e,
    [thrown, { ...PASSING, opacity: 1, offset: 0.4 }, { ...PASSING, translate: '0', rotate: '0deg' }],
    how,
  );
}

// Makes a change and leads all pieces from before it to after it; tells which have moved and how.
function travel(change) {
  const before = new Map(pieces().map(e => [e.id, whereabouts(e)]));
  change();
  finishAnimations();
  const all = pieces();
  const here = new Set(all.map(e => e.id));
  const moving = moves();
  const moved = [];
  for (const e of all) {
    const was = before.get(e.id);
    const now = whereabouts(e);
    const seen = was && was.at.matrixTransform(was.frame);
    const from = was && (was.parent === now.parent ? was.at : seen.matrixTransform(now.frame.inverse()));
    const far = was && Math.hypot(from.x - now.at.x, from.y - now.at.y);
    if (was && far < 1.5) continue;
    // What only lies elsewhere because everything around it does, or because its crowd closes up, has not
    // moved.
    const stays = was && (was.arranged !== now.arranged || (isCrowd(now.kind) && was.kind === now.kind));
    const counts = before.size && !stays;
    if (counts) moved.push({ id: e.id, from: was?.seen ? from : undefined, now, kind: now.kind });
    if (moving && was) lead(e, from, now.at, 0);
    else if (moving && before.size) appear(e, moved.length);
  }
  if (moving) for (const [id, was] of before) if (!here.has(id) && !was.e.isConnected) fade(was);
  return moved;
}
