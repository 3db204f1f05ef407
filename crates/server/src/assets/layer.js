// A layer over the page for what is no part of it: trails, things that fade or fly.
'use strict';
const SVG = 'http://www.w3.org/2000/svg';

// Lies over the page; nobody can tap it and nobody hears of it.
function layer() {
  let over = document.getElementById('motion');
  if (!over) {
    over = document.createElement('div'); over.id = 'motion'; over.setAttribute('aria-hidden', 'true');
    over.append(document.createElementNS(SVG, 'svg')); document.body.append(over);
  }
  return over;
}
function drawn(name, attributes) {
  const e = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
  return e;
}
const matrix = m => `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`;
// As much of a drawing as is seen of the board on which its piece stands: what scrolls shows a part of it.
function clipped(drawing, piece) {
  let pane = piece.ownerSVGElement?.parentElement;
  while (pane && pane !== document.body && getComputedStyle(pane).overflowX === 'visible') pane = pane.parentElement;
  if (!pane || pane === document.body) return drawing;
  const { x, y, width, height } = pane.getBoundingClientRect(), viewBox = [x, y, width, height].join(' ');
  const view = drawn('svg', { class: drawing.getAttribute('class'), x, y, width, height, viewBox });
  view.append(drawing);
  return view;
}
