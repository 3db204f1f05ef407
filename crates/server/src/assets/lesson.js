// A lesson: taps and moves ask the house for the next page, which is morphed into this one, so that pieces
// glide. What is spoken of is lit, and a tap on anything else says kindly what is wanted.
'use strict';
const lesson = document.querySelector('[data-lesson]');
const TARGET = '[data-pick]:not(:disabled, [data-takes-back], [data-early], [data-pick=clear])';
let lessonTaps = [];
let wrong = 0;

// Whether a tap is a whole decision, rather than a step towards one.
const decides = e => table().dataset.decisions.split(' ').includes(e.dataset.pick?.split(' ')[0]);
// Some decisions are drawn whether they are offered or not: a lesson says which it wants.
const isWanted = e => !decides(e) || table().dataset.wanted.split('\n').includes(e.dataset.pick);
const inSight = e => e.checkVisibility() && e.getBoundingClientRect().width > 0;
// What to light: what the step points at, otherwise what can be tapped, on the board rather than in a list.
function targets() {
  const point = table().dataset.point;
  const all = [...table().querySelectorAll(point || TARGET)].filter(e => !e.closest('#guide') && isWanted(e));
  const onBoard = all.filter(e => e.closest('svg') || e.matches('[data-on-table]'));
  return point || !onBoard.some(inSight) ? all : onBoard;
}

// What is spoken of may lie in a section that a small screen does not show, or in a list that is folded.
function turnToSection() {
  const all = targets();
  const panels = [...table().querySelectorAll('label[data-panel]')];
  if (!all.length || all.some(inSight)) return;
  const label = panels.find(label => all.some(e => e.closest(label.dataset.panel)));
  if (label) document.getElementById(label.htmlFor).checked = true;
  const list = all.map(e => e.closest('details')).find(list => list);
  if (list && !all.some(inSight)) list.open = true;
}

// Above the card there is room for what is spoken of: for all of it, if it is not too much.
function bringIntoSight(always) {
  const boxes = targets()
    .filter(inSight)
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
  // From the top of the page, if it is seen there: then the whole board is, and what it brings.
  if (floating && end + scrollY < bottom) {
    scrollTo({ top: 0 });
    return;
  }
  if (always || top < 0 || end > bottom) scrollBy({ top: (top + end - bottom) / 2 });
}

// A room as large as its frame: what is drawn in it may reach beyond, but is cut off there.
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
  const beside = [...e.querySelectorAll('[data-pill] > g')].filter(inSight).map(lightAround).join('');
  return own.outerHTML + beside;
}

// A veil over the table that leaves free what is lit. Lights that meet become one: a rim shows only outside
// of all of them.
function light() {
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
  const lights = targets().filter(inSight).map(lightOn).join('');
  veil.toggleAttribute('hidden', !lights);
  for (const part of veil.querySelectorAll('mask g, .rim')) part.innerHTML = lights;
}

let lighting = 0;
function lightSoon() {
  cancelAnimationFrame(lighting);
  lighting = requestAnimationFrame(light);
}

// The page at an address, in the place of this one.
const lessonPages = latestOnly(6000);
async function turnPage(address, back) {
  const answer = await lessonPages.ask(address);
  if (!answer) return;
  if (!answer.text) {
    nudge(lesson.dataset.lost);
    return;
  }
  const next = read(answer.text);
  const before = table().dataset.at;
  const held = table().contains(document.activeElement);
  travel(() => morph(table(), next.getElementById('table')));
  showTitle({ plain: next.title });
  fillInDiceWords();
  const isNew = table().dataset.at !== before;
  if (isNew) {
    lessonTaps = [];
    wrong = 0;
    nudge('');
    for (const open of table().querySelectorAll('details[open]')) open.open = false;
    if (!back) history.pushState(null, '', table().dataset.at);
  }
  turnToSection();
  const play = table().querySelector('[data-play]');
  const rest = table().querySelector('#guide .next, #guide .show, #guide .to-game button');
  if (held && (play || isNew || lostFocus())) (play || rest)?.focus({ preventScroll: true });
  bringIntoSight();
  lightSoon();
  // Pieces take a moment to arrive.
  setTimeout(lightSoon, 350);
  setTimeout(lightSoon, 800);
}

function ask(fields) {
  nudge('');
  return turnPage(table().dataset.at + '&' + new URLSearchParams(fields));
}

function tapOn(pick) {
  lessonTaps = pick === 'clear' ? [] : [...lessonTaps, pick];
  return ask({ taps: lessonTaps.join('\n') });
}

function nudge(text) {
  const line = document.getElementById('nudge');
  if (line) line.textContent = text;
}

// Nothing moves for a wrong tap: it says what is wanted, and shows it once more.
function sayWhatIsWanted() {
  const wanted = table().querySelector('#guide .ask, #guide [data-play], #guide .next');
  if (!wanted) return;
  nudge('');
  wrong++;
  requestAnimationFrame(() => nudge(lesson.dataset.lesson + ' ' + wanted.textContent.trim()));
  flash(Math.min(wrong, 3));
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
function flash(iterations) {
  const rim = lesson.querySelector('.rim');
  rim?.getAnimations().forEach(old => old.cancel());
  if (!isCalm())
    rim?.animate([{ strokeWidth: 6 }, { strokeWidth: 24 }, { strokeWidth: 6 }], {
      duration: 450,
      iterations,
    });
}

// Does what is wanted tap by tap, each after a moment in which it flashes. The link does the same at once; it
// is followed where no tap is left that leads on.
let isShowing = false;
async function showIt(link) {
  const from = table().dataset.at;
  const isHere = () => table().dataset.at === from;
  const state = () => lessonTaps.join('\n');
  if (isShowing) return;
  isShowing = true;
  nudge('');
  for (let tried = 0; tried < 6 && isHere(); tried++) {
    const play = table().querySelector('#guide [data-play]');
    const known = state();
    const free = e => !e.matches('[aria-pressed=true], [data-unlit]');
    const open = targets().filter(e => e.dataset.pick && inSight(e) && free(e));
    const next = play || open.find(decides) || open[0];
    if (!next) break;
    bringIntoSight();
    flash(1);
    await new Promise(done => setTimeout(done, isCalm() ? 0 : 700));
    // Whoever taps meanwhile has understood.
    if (!isHere() || state() !== known || !next.isConnected) {
      isShowing = false;
      return;
    }
    await (play ? ask({ play: play.dataset.play }) : tapOn(next.dataset.pick));
  }
  isShowing = false;
  if (isHere()) await turnPage(link.getAttribute('href'));
}

function tapInLesson(target) {
  const near = what => target.closest('[data-' + what + ']');
  if (near('pick') && !isWanted(near('pick'))) {
    sayWhatIsWanted();
    return true;
  }
  if (near('pick')) {
    tapOn(near('pick').dataset.pick);
    return true;
  }
  if (near('play')) {
    ask({ play: near('play').dataset.play });
    return true;
  }
  const link = target.closest('a[data-step]');
  if (link) {
    link.matches('.show') ? showIt(link) : turnPage(link.getAttribute('href'));
    return true;
  }
  if (!target.closest('a, button, summary, label, input, form, #guide, .bar')) sayWhatIsWanted();
}

if (lesson) {
  document.addEventListener('click', e => {
    if (e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
    if (tapInLesson(e.target)) e.preventDefault();
  });
  document.addEventListener('keydown', e => {
    const pick = e.target.closest('a[role=button][data-pick]');
    if (pick && (e.key === 'Enter' || e.key === ' ')) {
      tapInLesson(pick);
      e.preventDefault();
    }
    if (e.key === 'Escape' && lessonTaps.length) {
      lessonTaps = [];
      ask({ taps: '' });
    }
  });
  // The reason may lie below what is seen of the text.
  document.addEventListener(
    'toggle',
    e => e.target.open && e.target.matches('.why') && e.target.scrollIntoView({ block: 'nearest' }),
    true,
  );
  addEventListener('popstate', () => turnPage(location.href, true));
  addEventListener('scroll', lightSoon, { passive: true });
  addEventListener('resize', lightSoon);
  turnToSection();
  bringIntoSight();
  light();
  setTimeout(lightSoon, 400);
}
