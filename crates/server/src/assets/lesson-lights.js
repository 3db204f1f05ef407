// What a lesson speaks of: finds it, brings it into view and lights it.
// Uses: table (table.js); lesson (lesson.js).
// Defines: isDecision, isWanted, isInSight, lessonTargets, turnToSection, bringIntoSight, drawLights,
// drawLightsSoon, isCalm, flashLights.
'use strict';
const TARGET = '[data-pick]:not(:disabled, [data-takes-back], [data-early], [data-pick=clear])';

// Whether a tap is a whole decision, rather than a step towards one.
const isDecision = e => table().dataset.decisions.split(' ').includes(e.dataset.pick?.split(' ')[0]);

// Whether something may be tapped. Some decisions are drawn whether they are offered or not: the lesson says
// which it wants.
const isWanted = e => !isDecision(e) || table().dataset.wanted.split('\n').includes(e.dataset.pick);

const isInSight = e => e.checkVisibility() && e.getBoundingClientRect().width > 0;

// What to light: what the step points at, otherwise what can be tapped, on the board rather than in a list.
function lessonTargets() {
  const point = table().dataset.point;
  const all = [...table().querySelectorAll(point || TARGET)].filter(e => !e.closest('#guide') && isWanted(e));
  const onBoard = all.filter(e => e.closest('svg') || e.matches('[data-on-table]'));
  return point || !onBoard.some(isInSight) ? all : onBoard;
}

// Opens the section or the list in which the targets are: a small screen shows one section at a time.
function turnToSection() {
  const all = lessonTargets();
  const panels = [...table().querySelectorAll('label[data-panel]')];
  if (!all.length || all.some(isInSight)) return;
  const label = panels.find(label => all.some(e => e.closest(label.dataset.panel)));
  if (label) document.getElementById(label.htmlFor).checked = true;
  const list = all.map(e => e.closest('details')).find(list => list);
  if (list && !all.some(isInSight)) list.open = true;
}

// Scrolls so that the targets are seen above the card of the lesson: all of them, if there is room, otherwise
// the first.
function bringIntoSight(always) {
  const boxes = lessonTargets()
    .filter(isInSight)
    .map(e => e.getBoundingClientRect());
  const card = document.getElementById('guide');
  const floating = getComputedStyle(card).position === 'fixed';
  if (!boxes.length && floating) scrollTo({ top: 0 });
  if (!boxes.length) return;
  const bottom = floating ? card.getBoundingClientRect().top : innerHeight;
  let top = Math.min(...boxes.map(box => box.top));
  let end = Math.max(...boxes.map(box => box.bottom));
  if (end - top > bottom) {
    top = boxes[0].top;
    end = boxes[0].bottom;
  }
  // From the top of the page, if they are seen there: then the whole board is.
  if (floating && end + scrollY < bottom) {
    scrollTo({ top: 0 });
    return;
  }
  if (always || top < 0 || end > bottom) scrollBy({ top: (top + end - bottom) / 2 });
}

// The box of an element; that of a drawing with `data-frame` is its frame, at which the drawing is cut off.
function boxOf(e) {
  if (!e.matches('svg[data-frame]')) return e.getBoundingClientRect();
  const m = e.parentNode.getScreenCTM();
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => e[name].baseVal.value);
  return new DOMRect(m.a * x + m.e, m.d * y + m.f, m.a * width, m.d * height);
}

// A light around something: round where it is round, otherwise with round corners.
function lightAround(e) {
  const { left, top, width, height } = boxOf(e);
  const round = e.dataset.round;
  const pad = +(round ?? 5);
  const [w, h] = [width + 2 * pad, height + 2 * pad];
  const isDrawn = e.closest('svg') && Math.max(width, height) < 190;
  const isRound = round !== undefined || (isDrawn && Math.abs(width - height) < 4);
  const r = isRound ? Math.min(w, h) / 2 : isDrawn ? Math.min(w, h) / 3 : 10;
  return `<rect x="${left - pad}" y="${top - pad}" width="${w}" height="${h}" rx="${r}"/>`;
}

// What can be tapped on a drawing is lit as it is shaped, and so is the number beside it.
function lightOn(e) {
  const hit = e.querySelector('[data-hit]');
  const shape = hit?.matches('use') ? document.querySelector(hit.getAttribute('href')) : hit;
  const m = hit?.getScreenCTM();
  if (!shape?.matches('path, circle, rect') || !m) return lightAround(e);
  const own = shape.cloneNode();
  for (const name of ['id', 'class', 'data-hit', 'fill', 'stroke', 'style', 'transform'])
    own.removeAttribute(name);
  own.setAttribute('transform', `matrix(${[m.a, m.b, m.c, m.d, m.e, m.f].join(' ')})`);
  const beside = [...e.querySelectorAll('[data-pill] > g')].filter(isInSight).map(lightAround).join('');
  return own.outerHTML + beside;
}

// A veil over the table that leaves free what is lit. Lights that meet become one: a rim shows only outside
// of all of them.
function drawLights() {
  let veil = lesson.querySelector('.veil');
  if (!veil) {
    veil = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    veil.setAttribute('class', 'veil');
    veil.setAttribute('aria-hidden', 'true');
    veil.innerHTML =
      '<mask id="unlit" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">' +
      '<rect width="100%" height="100%"/><g/></mask>' +
      '<rect class="shade" width="100%" height="100%" mask="url(#unlit)"/>' +
      '<g mask="url(#unlit)"><g class="rim"/></g>';
    lesson.append(veil);
  }
  const lights = lessonTargets().filter(isInSight).map(lightOn).join('');
  veil.toggleAttribute('hidden', !lights);
  for (const part of veil.querySelectorAll('mask g, .rim')) part.innerHTML = lights;
}

let lightingFrame = 0;
function drawLightsSoon() {
  cancelAnimationFrame(lightingFrame);
  lightingFrame = requestAnimationFrame(drawLights);
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
function flashLights(iterations) {
  const rim = lesson.querySelector('.rim');
  rim?.getAnimations().forEach(old => old.cancel());
  if (!isCalm())
    rim?.animate([{ strokeWidth: 6 }, { strokeWidth: 24 }, { strokeWidth: 6 }], {
      duration: 450,
      iterations,
    });
}
