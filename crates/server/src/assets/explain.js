// Whatever a board draws can be asked about: rest the mouse on it, hold a finger on it, or press ? on what
// has the focus (explain-keys.js). A tap on what is not offered says why not. What is said stands on a card
// beside the thing. Each answer is one small request, kept until the next move.
// Uses: page, parsePage, taps (table.js); lesson (lesson.js).
// Defines: EXPLAINED, explainedPage, explainedThing, isLedByKeys, isShown, thingAt, explanationCard, explain,
// dismissExplanation.
'use strict';
const EXPLAINED = '[data-explain]';
const LONG_PRESS = 650; // how long a mouse rests on a thing, or a finger is held on it, to ask about it
const WHY_NOT_STAYS = 15000;
// What a tap does something with: it does not ask about it as well.
const USED =
  '[data-pick]:not(:disabled), [data-play], [data-undo], a[href], button:not(:disabled), ' +
  'input, select, textarea, label, summary';

const explainedPage = document.querySelector('[data-ask]');
let explainedThing = null; // what the card is about
let explanationsAsked = 0; // how many were asked for: an answer that is not for the last is late
let explanations = new Map(); // the answers since the last move, by their addresses
let explainedVersion = ''; // the version of the table they are about
let isLedByKeys = false; // whether arrows lead from thing to thing
let pressedAt = null; // where and when a mouse or a finger came down last
let wasHeld = false; // whether that press was long enough to ask
let closedByPress = null; // what the card was about that this press has closed
let restTimer = 0;
let holdTimer = 0;
let dismissTimer = 0;

const isShown = e => e.checkVisibility() && e.getBoundingClientRect().width > 0 && !e.closest('defs');

// The thing that is drawn at a place; what lies over the board hides it.
function thingAt(x, y) {
  const all = document.elementsFromPoint(x, y);
  if (!all.length || all[0].closest('.explained, dialog, #hints, #cover, [data-overlay], .bar')) return null;
  return all.map(e => e.closest(EXPLAINED)).find(Boolean) || null;
}

function fetchExplanation(thing) {
  const version = document.getElementById('table')?.dataset.version || '';
  const query = new URLSearchParams({ what: thing.dataset.explain });
  if (version !== explainedVersion) {
    explanations = new Map();
    explainedVersion = version;
  }
  if (taps.length) query.set('taps', taps.join('\n'));
  const { ask } = explainedPage.dataset;
  const url = ask + (ask.includes('?') ? '&' : '?') + query;
  if (!explanations.has(url)) {
    const answer = fetch(url).then(answer => (answer.ok ? answer.text() : ''));
    explanations.set(
      url,
      answer.catch(() => ''),
    );
  }
  return explanations.get(url);
}

const explanationCard = document.createElement('aside');
const explanationRing = document.createElement('div');
const spokenExplanation = document.createElement('p');
if (explainedPage) {
  explanationCard.className = 'explained';
  explanationCard.hidden = true;
  explanationCard.setAttribute('role', 'dialog');
  explanationRing.className = 'asked-ring';
  explanationRing.hidden = true;
  spokenExplanation.className = 'quiet';
  spokenExplanation.setAttribute('role', 'status');
  document.body.append(explanationRing, explanationCard, spokenExplanation);
}

// Beside the thing, never over it; on a small screen the card is a sheet at the bottom.
function placeCard(thing) {
  const box = thing.getBoundingClientRect();
  const pad = 4;
  Object.assign(explanationRing.style, {
    left: box.left - pad + 'px',
    top: box.top - pad + 'px',
    width: box.width + 2 * pad + 'px',
    height: box.height + 2 * pad + 'px',
  });
  explanationCard.style.left = explanationCard.style.top = '';
  const isSheet = innerWidth <= 720 && !explanationCard.querySelector('.why-not');
  explanationCard.classList.toggle('sheet', isSheet);
  if (isSheet) return;
  const width = explanationCard.offsetWidth;
  const height = explanationCard.offsetHeight;
  const fit = (start, size, most) => Math.max(8, Math.min(start, most - size - 8));
  let left = box.right + 12;
  let top = fit(box.top + box.height / 2 - height / 2, height, innerHeight);
  if (left + width > innerWidth - 8) left = box.left - width - 12;
  if (left < 8) {
    left = fit(box.left + box.width / 2 - width / 2, width, innerWidth);
    const below = box.bottom + 12;
    top = below + height < innerHeight ? below : Math.max(8, box.top - height - 12);
  }
  explanationCard.style.left = left + 'px';
  explanationCard.style.top = top + 'px';
}

// Shows what a thing is, or why it is not possible; `by` says whether a mouse, a finger or a key has asked.
async function explain(thing, why, by) {
  const own = ++explanationsAsked;
  const text = await fetchExplanation(thing);
  if (own !== explanationsAsked || !text || !thing.isConnected) return;
  const answer = parsePage(text);
  const said = (why && answer.querySelector('.why-not')) || answer.querySelector('.explanation');
  if (!said) return;
  const content = document.importNode(said, true);
  const name = content.querySelector('h2');
  name.id = 'explained-name';
  explanationCard.setAttribute('aria-labelledby', name.id);
  explanationCard.replaceChildren(content);
  explanationCard.hidden = explanationRing.hidden = false;
  explanationCard.dataset.by = by;
  explainedThing = thing;
  placeCard(thing);
  const spoken = by === 'mouse' ? [] : content.querySelectorAll('h2, p:not(.ways), dt, dd');
  spokenExplanation.textContent = [...spoken].map(e => e.textContent).join('. ');
  clearTimeout(dismissTimer);
  if (said.matches('.why-not')) dismissTimer = setTimeout(dismissExplanation, WHY_NOT_STAYS);
}

function dismissExplanation() {
  explanationsAsked++;
  isLedByKeys = false;
  explainedThing = null;
  clearTimeout(restTimer);
  clearTimeout(dismissTimer);
  explanationCard.hidden = explanationRing.hidden = true;
  spokenExplanation.textContent = '';
}

// Why something is not possible is true until the next move; what the result covers is not asked about any
// more.
function isOutdated() {
  if (!explainedThing.isConnected) return true;
  const isCovered =
    document.querySelector('.ending')?.checkVisibility() && !explainedThing.closest('.ending');
  const isWhyNot = explanationCard.querySelector('.why-not');
  return isCovered || (isWhyNot && explainedVersion !== document.getElementById('table').dataset.version);
}

const isNear = (e, box) =>
  e.clientX > box.left - 14 &&
  e.clientX < box.right + 14 &&
  e.clientY > box.top - 14 &&
  e.clientY < box.bottom + 14;
const hasLeftPress = e => Math.hypot(e.clientX - pressedAt.x, e.clientY - pressedAt.y) > 10;

// A mouse that rests asks; one that leaves both the thing and its card dismisses the card.
function onPointerMove(e) {
  if (pressedAt && hasLeftPress(e)) clearTimeout(holdTimer);
  // What moves below a mouse that rests after a press asks nothing.
  const hasStayed = pressedAt && e.clientX === pressedAt.x && e.clientY === pressedAt.y;
  if (e.pointerType !== 'mouse' || e.buttons || hasStayed) return;
  clearTimeout(restTimer);
  if (e.target.closest?.('.explained')) return;
  if (
    explainedThing &&
    explanationCard.dataset.by === 'mouse' &&
    !explanationCard.querySelector('.why-not')
  ) {
    const boxes = [explainedThing.getBoundingClientRect(), explanationCard.getBoundingClientRect()];
    if (!boxes.some(box => isNear(e, box))) dismissExplanation();
  }
  restTimer = setTimeout(() => {
    const thing = thingAt(e.clientX, e.clientY);
    if (thing && thing !== explainedThing) explain(thing, false, 'mouse');
  }, LONG_PRESS);
}

function explainPressed() {
  const thing = thingAt(pressedAt.x, pressedAt.y);
  if (!thing) return;
  wasHeld = true;
  explain(thing, false, 'finger');
}

function onPointerDown(e) {
  pressedAt = { x: e.clientX, y: e.clientY, time: e.timeStamp };
  wasHeld = false;
  clearTimeout(restTimer);
  clearTimeout(holdTimer);
  closedByPress = null;
  explanationsAsked++; // what was about to be told would lie over what is pressed
  if (!explanationCard.hidden && !e.target.closest?.('.explained')) {
    closedByPress = explainedThing;
    dismissExplanation();
  }
  if (e.pointerType !== 'mouse' && thingAt(e.clientX, e.clientY)) {
    holdTimer = setTimeout(explainPressed, LONG_PRESS);
  }
}

function onPointerUp(e) {
  clearTimeout(holdTimer);
  // A page that was busy takes a short tap for a long one, or a long one for a short one: the browser's clock
  // knows better.
  const isLong = pressedAt && e.pointerType !== 'mouse' && e.timeStamp - pressedAt.time >= LONG_PRESS;
  if (wasHeld && !isLong) {
    wasHeld = false;
    dismissExplanation();
  }
  if (wasHeld || !pressedAt || e.button || hasLeftPress(e)) return;
  if (isLong) {
    explainPressed();
    return;
  }
  if (lesson) return;
  if (e.target.closest?.('.explained, dialog') || e.target.closest?.(USED)) return;
  const thing = thingAt(e.clientX, e.clientY);
  // A second tap on the same thing only closes.
  if (!thing || thing === closedByPress) return;
  explain(thing, Boolean(page?.dataset.seated), e.pointerType === 'mouse' ? 'mouse' : 'finger');
}

function onExplainedClick(e) {
  // A finger that was held does not tap as well.
  if (wasHeld) {
    wasHeld = false;
    e.preventDefault();
    e.stopImmediatePropagation();
    return;
  }
  if (e.target.closest?.('.explained [data-what]') && explainedThing)
    explain(explainedThing, false, 'finger');
  else if (e.target.closest?.('.explained [data-close]')) dismissExplanation();
}

function onExplainedScroll(e) {
  if (!explainedThing || explanationCard.contains(e.target)) return;
  if (explanationCard.dataset.by !== 'key') dismissExplanation();
  else placeCard(explainedThing);
}

if (explainedPage) {
  document.addEventListener('pointermove', onPointerMove, { passive: true });
  document.addEventListener('pointerdown', onPointerDown, { passive: true });
  document.addEventListener('pointercancel', () => clearTimeout(holdTimer));
  document.addEventListener('pointerup', onPointerUp);
  document.addEventListener('click', onExplainedClick, true);
  document.addEventListener('contextmenu', e => wasHeld && e.preventDefault());
  addEventListener('scroll', onExplainedScroll, { passive: true, capture: true });
  addEventListener('resize', dismissExplanation);
  const watched = document.getElementById('table');
  const dismissOutdated = () => explainedThing && isOutdated() && dismissExplanation();
  if (watched) new MutationObserver(dismissOutdated).observe(watched, { childList: true, subtree: true });
}
