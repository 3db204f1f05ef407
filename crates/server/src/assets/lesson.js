// A lesson: taps and moves ask the house for the next page, which is morphed into this one, so that pieces glide. What is
// spoken of is lit, and a tap on anything else says kindly what is wanted.
'use strict';
const lesson = document.querySelector('[data-lesson]'), TARGET = '[data-pick]:not(:disabled, .back, .step-back, .early, [data-pick=clear])';
let lessonTaps = [], wrong = 0, turning = false;

// Some choices are drawn whether they are offered or not: a lesson says which it wants.
const isWanted = e => !/^(choice|way) /.test(e.dataset.pick) || table().dataset.wanted.split('\n').includes(e.dataset.pick);
const inSight = e => e.checkVisibility() && e.getBoundingClientRect().width > 0;
// What to light: what the step points at, otherwise what can be tapped, on the board rather than in a list.
function targets() {
  const point = table().dataset.point, all = [...table().querySelectorAll(point || TARGET)].filter(e => !e.closest('#guide') && isWanted(e));
  const onBoard = all.filter(e => e.closest('svg') || e.matches('.card, .pile, .mission'));
  return point || !onBoard.some(inSight) ? all : onBoard;
}

// What is spoken of may lie in a section that a small screen does not show, or in a list that is folded.
function turnToSection() {
  const all = targets(), panels = [...table().querySelectorAll('label[data-panel]')];
  if (!all.length || all.some(inSight)) return;
  const label = panels.find(label => all.some(e => e.closest(label.dataset.panel)));
  if (label) document.getElementById(label.htmlFor).checked = true;
  const list = all.map(e => e.closest('details')).find(list => list);
  if (list && !all.some(inSight)) list.open = true;
}

// Above the card there is room for what is spoken of.
function bringIntoSight(always) {
  const lit = targets().find(inSight), card = document.getElementById('guide');
  if (!lit) return;
  const box = lit.getBoundingClientRect(), floating = getComputedStyle(card).position === 'fixed';
  const bottom = floating ? card.getBoundingClientRect().top : innerHeight;
  if (always || box.top < 0 || box.bottom > bottom) scrollBy({ top: (box.top + box.bottom - bottom) / 2 });
}

// Something small on a drawing is lit by a round light, everything else by a frame with round corners.
function hole(e) {
  const box = e.getBoundingClientRect(), pad = 5, isSmall = Math.max(box.width, box.height) < 190;
  const left = box.left - pad, top = box.top - pad, w = box.width + 2 * pad, h = box.height + 2 * pad;
  const [rx, ry] = e.closest('svg') && isSmall ? [w / 2, h / 2] : [10, 10];
  const arc = (x, y) => `a${rx} ${ry} 0 0 1 ${x} ${y}`;
  return `M${left + rx} ${top}h${w - 2 * rx}${arc(rx, ry)}v${h - 2 * ry}${arc(-rx, ry)}h${2 * rx - w}${arc(-rx, -ry)}v${2 * ry - h}${arc(rx, -ry)}z`;
}

// A veil over the table with a hole for each thing that is lit.
function light() {
  let veil = lesson.querySelector('.veil');
  if (!veil) {
    veil = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    veil.setAttribute('class', 'veil'); veil.setAttribute('aria-hidden', 'true');
    for (const part of ['shade', 'rim']) {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('class', part); veil.append(path);
    }
    lesson.append(veil);
  }
  const holes = targets().filter(inSight).map(hole).join('');
  veil.toggleAttribute('hidden', !holes);
  veil.firstChild.setAttribute('d', `M0 0H${innerWidth}V${innerHeight}H0z${holes}`);
  veil.lastChild.setAttribute('d', holes);
}
let lighting = 0;
function lightSoon() { cancelAnimationFrame(lighting); lighting = requestAnimationFrame(light); }

// The page at an address, in the place of this one.
async function turnPage(address, back) {
  if (turning) return;
  turning = true;
  const answer = await fetch(address).catch(() => null), text = answer && answer.ok && await answer.text();
  turning = false;
  if (!text) { nudge(lesson.dataset.lost); return; }
  const next = read(text), before = table().dataset.at, held = table().contains(document.activeElement);
  travel(() => morph(table(), next.getElementById('table')));
  document.title = next.title;
  thinkOfWords();
  const isNew = table().dataset.at !== before;
  if (isNew) {
    lessonTaps = []; wrong = 0; nudge('');
    for (const open of table().querySelectorAll('details[open]')) open.open = false;
    if (!back) history.pushState(null, '', table().dataset.at);
  }
  turnToSection();
  const play = table().querySelector('[data-play]'), rest = table().querySelector('#guide .next, #guide .ask, #guide .to-game button');
  if (held && (play || isNew || lostFocus())) (play || rest)?.focus({ preventScroll: true });
  bringIntoSight(); lightSoon();
  // Pieces take a moment to arrive.
  setTimeout(lightSoon, 350); setTimeout(lightSoon, 800);
}
function ask(fields) {
  turnPage(table().dataset.at + '&' + new URLSearchParams(fields));
}
function nudge(text) {
  const line = document.getElementById('nudge');
  if (line) line.textContent = text;
}

// Nothing moves for a wrong tap: it says what is wanted, and shows it once more.
function sayWhatIsWanted() {
  const wanted = table().querySelector('#guide .ask, #guide [data-play], #guide .next');
  if (!wanted) return;
  nudge(''); wrong++;
  requestAnimationFrame(() => nudge(lesson.dataset.lesson + ' ' + wanted.textContent.trim()));
  const rim = lesson.querySelector('.rim');
  rim?.getAnimations().forEach(old => old.cancel());
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    rim?.animate([{ strokeWidth: 3 }, { strokeWidth: 12 }, { strokeWidth: 3 }], { duration: 450, iterations: Math.min(wrong, 3) });
  }
}

function tapInLesson(target) {
  const near = what => target.closest('[data-' + what + ']');
  if (near('pick') && !isWanted(near('pick'))) { sayWhatIsWanted(); return true; }
  if (near('pick')) {
    const pick = near('pick').dataset.pick;
    lessonTaps = pick === 'clear' ? [] : [...lessonTaps, pick];
    ask({ taps: lessonTaps.join('\n') }); return true;
  }
  if (near('play')) { ask({ play: near('play').dataset.play }); return true; }
  if (target.closest('button[data-point]')) { bringIntoSight(true); sayWhatIsWanted(); return true; }
  const link = target.closest('a[data-step]');
  if (link) { turnPage(link.getAttribute('href')); return true; }
  if (!target.closest('a, button, summary, label, input, form, #guide, .bar')) sayWhatIsWanted();
}

if (lesson) {
  document.addEventListener('click', e => {
    if (e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
    if (tapInLesson(e.target)) e.preventDefault();
  });
  document.addEventListener('keydown', e => {
    const pick = e.target.closest('a[role=button][data-pick]');
    if (pick && (e.key === 'Enter' || e.key === ' ')) { tapInLesson(pick); e.preventDefault(); }
    if (e.key === 'Escape' && lessonTaps.length) { lessonTaps = []; ask({ taps: '' }); }
  });
  addEventListener('popstate', () => turnPage(location.href, true));
  addEventListener('scroll', lightSoon, { passive: true }); addEventListener('resize', lightSoon);
  turnToSection(); bringIntoSight(); light(); setTimeout(lightSoon, 400);
}
