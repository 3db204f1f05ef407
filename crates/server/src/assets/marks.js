// The last move stays marked on the board: the way of every piece that moved, and a ring where it stands; and
// points fly to whoever has made them. All of it lies in the layer of layer.js and is drawn from where the
// pieces are.
// Uses: layer, svgElement, matrixText, clippedToBoard, isSeen (layer.js); mayMove, runningAnimations,
// whereabouts, animate, isCrowd, wayBetween (motion.js); table (table.js).
// Defines: markedPieces, scoresShown, flyPoints, drawMarks, markMoved, removeMarks.
'use strict';
let markedPieces = []; // each with its id, where it came from, and whether the last move moved it
// Whether a piece is one of a board, unlike cards, scores and dice.
const isOnBoard = piece => !piece.kind || +piece.kind > 0 || isCrowd(piece.kind);

// The scores on the page, by the ids of what they stand in.
function scoresShown() {
  const all = [...document.querySelectorAll('[data-score]')].filter(
    e => e.closest('[id]') && e.checkVisibility(),
  );
  return new Map(all.map(e => [e.closest('[id]').id, { e, points: +e.dataset.score }]));
}

// Lets points fly to each score that has changed: from the first piece that moved, otherwise from beside the
// score. Answers whether any has.
function flyPoints(before, moved) {
  let gained = false;
  for (const [id, { e, points }] of scoresShown()) {
    const gain = before.has(id) ? points - before.get(id).points : 0;
    if (!gain) continue;
    gained = true;
    const there = e.getBoundingClientRect();
    const end = [there.x + there.width / 2, there.y + there.height / 2];
    const first = moved.find(piece => piece.from && isOnBoard(piece));
    if (!mayMove() || !isSeen(e, ...end)) continue;
    const start = first ? first.from.matrixTransform(first.now.frame) : { x: there.x - 40, y: there.y - 8 };
    const pill = document.createElement('b');
    pill.className = gain > 0 ? 'flies gain' : 'flies loss';
    pill.textContent = (gain > 0 ? '+' : '−') + Math.abs(gain);
    layer().append(pill);
    const at = (x, y, scale) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    animate(
      pill,
      [
        { transform: at(start.x, start.y, 0.6), opacity: 0 },
        { transform: at(start.x, start.y - 22, 1.15), opacity: 1, offset: 0.3 },
        { transform: at(...end, 1), opacity: 1, offset: 0.9 },
        { transform: at(...end, 0.7), opacity: 0 },
      ],
      { duration: 900, delay: first ? 200 : 0, easing: 'ease-in-out', fill: 'backwards' },
    )
      .finished.catch(() => {})
      .then(() => pill.remove());
    animate(e, [{ scale: 1 }, { scale: 1.3 }, { scale: 1 }], { duration: 300, delay: 850 });
  }
  return gained;
}

// The way of a piece as a line along the board. Around the middle of the board it lies outside of the pieces,
// by the number in `data-piece`.
function trailPath({ from, now }, reach) {
  const aside = +now.e.dataset.piece || 0;
  const along = wayBetween(from, now.at, aside > 0);
  const points = [];
  const length = Math.hypot(from.x - now.at.x, from.y - now.at.y);
  if (length < reach * 1.2) return '';
  for (let step = 0; step <= 24; step++) {
    const { x, y } = along(step / 24);
    const radius = Math.hypot(x, y) || 1;
    const out = 1 + aside / radius;
    points.push([x * out, y * out]);
  }
  const clear = ([x, y]) => aside || Math.hypot(x - now.at.x, y - now.at.y) > reach;
  const line = points.filter(clear).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return line.length > 1 ? 'M' + line.join('L') : '';
}

// A dot where a trail begins, an arrow where it ends.
function trailEnds(line, scale) {
  const points = line
    .slice(1)
    .split('L')
    .map(point => point.split(' ').map(Number));
  const [x, y] = points.at(-1);
  const [px, py] = points.at(-2);
  const turn = Math.atan2(y - py, x - px);
  const size = 11 / scale;
  const corner = by => [x - size * Math.cos(turn + by), y - size * Math.sin(turn + by)];
  const tip = [x + size * 0.5 * Math.cos(turn), y + size * 0.5 * Math.sin(turn)];
  return [
    svgElement('circle', { class: 'start', cx: points[0][0], cy: points[0][1], r: 4 / scale }),
    svgElement('path', { class: 'start', d: 'M' + [tip, corner(0.5), corner(-0.5)].join('L') + 'Z' }),
  ];
}

// Draws the marks again, also after events that move or cover pieces: scrolling, a change of the section, a
// transition.
function drawMarks(event) {
  if (event?.type === 'transitionend' && event.propertyName !== 'transform') return;
  if (!markedPieces.length && !document.getElementById('motion')) return;
  const all = layer().querySelector('svg');
  all.querySelectorAll('.mark').forEach(old => old.remove());
  for (const mark of markedPieces) {
    const e = document.getElementById(mark.id);
    const seen = e?.isConnected && e.checkVisibility({ opacityProperty: true });
    if (!seen || !e.getBBox || !e.getBoundingClientRect().width) continue;
    const now = whereabouts(e);
    const box = e.getBBox();
    const scale = Math.hypot(now.frame.a, now.frame.b) || 1;
    const own = e.getScreenCTM();
    const size = Math.hypot(own.a, own.b) / scale;
    const radius = (Math.max(box.width, box.height) / 2) * size + 5;
    const centre = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(own);
    const middle = centre.matrixTransform(now.frame.inverse());
    if (!isSeen(e, centre.x, centre.y)) continue;
    const group = svgElement('g', {
      class: mark.last ? 'mark' : 'mark before',
      transform: matrixText(now.frame),
    });
    const line = mark.last && mark.from && trailPath({ from: mark.from, now }, radius);
    if (line)
      for (const part of ['casing', 'trail']) group.append(svgElement('path', { class: part, d: line }));
    for (const part of ['casing', 'ring'])
      group.append(svgElement('circle', { class: part, cx: middle.x, cy: middle.y, r: radius }));
    if (line) group.append(...trailEnds(line, scale));
    all.append(clippedToBoard(group, e, !!line));
  }
}

let markedTurn = '';

// Marks the pieces a move has changed. Those that were marked since the reader's own last move stay marked,
// fainter; for whoever only watches, those that were marked in the same turn.
function markMoved(changed, own, turn) {
  const moved = changed.filter(isOnBoard);
  if (!moved.length && !own) return;
  own ||= !table().dataset.seat && turn !== markedTurn;
  markedTurn = turn;
  const known = new Set(moved.map(piece => piece.id));
  const before = own
    ? []
    : markedPieces.filter(old => !known.has(old.id)).map(old => ({ ...old, last: false }));
  markedPieces = [...before, ...moved.map(piece => ({ id: piece.id, from: piece.from, last: true }))];
  Promise.allSettled([...runningAnimations].map(animation => animation.finished)).then(drawMarks);
}

function removeMarks() {
  markedPieces = [];
  layer()
    .querySelectorAll('.mark')
    .forEach(old => old.remove());
}
