// A layer over the page for what is no part of it: trails, and things that fade or fly.
// Defines: layer, svgElement, matrixText, clippedToBoard, isSeen.
'use strict';
const SVG = 'http://www.w3.org/2000/svg';

// The layer; it takes no taps, and screen readers skip it.
function layer() {
  let over = document.getElementById('motion');
  if (!over) {
    over = document.createElement('div');
    over.id = 'motion';
    over.setAttribute('aria-hidden', 'true');
    over.append(document.createElementNS(SVG, 'svg'));
    document.body.append(over);
  }
  return over;
}

function svgElement(name, attributes) {
  const e = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
  return e;
}

const matrixText = m => `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`;

// The part of a mark that is seen: a board that scrolls shows a part of itself. A trail ends at the edge of
// its board, a ring may reach beyond it.
function clippedToBoard(drawing, piece, isWay) {
  let svg = piece.ownerSVGElement;
  let x = -Infinity;
  let y = -Infinity;
  let right = Infinity;
  let bottom = Infinity;
  while (svg?.ownerSVGElement) svg = svg.ownerSVGElement;
  for (
    let pane = isWay ? svg : svg?.parentElement;
    pane && pane !== document.body;
    pane = pane.parentElement
  ) {
    if (getComputedStyle(pane).overflowX === 'visible') continue;
    const box = pane.getBoundingClientRect();
    x = Math.max(x, box.x);
    y = Math.max(y, box.y);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  if (x === -Infinity) return drawing;
  // On a small screen the bar that confirms lies over the board.
  if (innerWidth <= 960)
    bottom = Math.min(bottom, document.querySelector('.confirm')?.getBoundingClientRect().top ?? bottom);
  const width = Math.max(0, right - x);
  const height = Math.max(0, bottom - y);
  const viewBox = [x, y, width, height].join(' ');
  const view = svgElement('svg', { class: drawing.getAttribute('class'), x, y, width, height, viewBox });
  view.append(drawing);
  return view;
}

// Whether a thing is on top at a place: no dialog, no bar and no other section covers it. For something on a
// board, any part of the board may be on top.
function isSeen(e, x, y) {
  let whole = e.ownerSVGElement;
  while (whole?.ownerSVGElement) whole = whole.ownerSVGElement;
  const there = document.elementFromPoint(x, y);
  return !!there && ((whole || e).contains(there) || there.contains(e));
}
