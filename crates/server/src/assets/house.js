// The page at a table: keeps itself up to date by morphing what the server renders, and sends taps and moves.
'use strict';
const key = n => (n.nodeType === 1 ? n.id || '' : '');
const same = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && key(a) === key(b);

// Makes `old` look like `next` while keeping its nodes, so that pieces glide and typed words stay.
function morph(old, next) {
  if (old.nodeType !== 1) {
    if (old.data !== next.data) old.data = next.data;
    return;
  }
  if (old.isEqualNode(next)) return;
  for (const a of next.attributes)
    if (old.getAttribute(a.name) !== a.value) old.setAttribute(a.name, a.value);
  for (const a of [...old.attributes])
    if (!next.hasAttribute(a.name) && a.name !== 'open') old.removeAttribute(a.name);
  if (old.hasAttribute('data-keep')) return;
  const want = [...next.childNodes];
  const wanted = new Set(want.map(key));
  const byId = new Map([...old.childNodes].map(c => [key(c), c]));
  let at = old.firstChild;
  for (const w of want) {
    while (at && key(at) && !wanted.has(at.id)) {
      const gone = at;
      at = at.nextSibling;
      gone.remove();
    }
    // Where something without an id is gone, what follows stands further on; made anew it would lose what was
    // typed into it.
    let m = key(w) ? byId.get(w.id) : at;
    while (m && !key(w) && !same(m, w)) m = m.nextSibling;
    if (!m || !same(m, w)) {
      old.insertBefore(document.importNode(w, true), at);
      continue;
    }
    if (m === at) at = at.nextSibling;
    else if (old.moveBefore) old.moveBefore(m, at);
    else old.insertBefore(m, at);
    morph(m, w);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

const page = document.querySelector('[data-table]');
const table = () => document.getElementById('table');
const address = path => '/t/' + page.dataset.table + path;
const read = text => new DOMParser().parseFromString(text, 'text/html');
let taps = [];
let sending = false;
let shown = Promise.resolve();

function show(next) {
  const mine = table().dataset.turn;
  const held = table().contains(document.activeElement);
  change(next);
  showNotifySwitch();
  fillInDiceWords();
  completeLinks();
  showWord();
  restoreFocus(held);
  const now = table().dataset.turn;
  showTitle({ isMyTurn: !!now });
  if (now && !mine && document.hidden && wanted()) notice(page.dataset.myTurn);
}

// A new view: shown after those before it, each for as long as it asks for, if anybody sees it. What was
// tapped holds until it is played: where several choose at once, what others choose takes nothing back.
function view(next) {
  const isOwn = sending && next.dataset.seen !== table().dataset.seen;
  if (taps.length && next.dataset.turn && !isOwn) return look();
  if (steps.length) {
    latest = next;
    return;
  } // whoever steps through what has passed sees it afterwards
  taps = [];
  enqueue(next);
}

// The page with what was tapped. The house forgets taps that were meant for another decision than the one
// that is due.
const previews = latestOnly(6000);
async function look() {
  const asked = taps;
  const fields = { taps: taps.join('\n'), seen: table().dataset.seen };
  const answer = await askForView(previews, fields, () => asked === taps);
  if (answer?.isLost) setTimeout(() => answer.isStillWanted() && look(), 2000);
  if (!answer?.view) return;
  if (!answer.view.dataset.tapped) taps = [];
  show(answer.view);
  if (taps.length) offerToConfirm();
}

// On a small screen a section of the table may lie below what is seen.
function scrollToSection(panel) {
  const there = [...table().querySelectorAll(panel)].find(part => part.checkVisibility());
  if (there && innerWidth <= 960) there.scrollIntoView({ block: 'center' });
}

function tap(...next) {
  taps = next;
  problem('');
  look();
  return true;
}

function act(target) {
  const near = what => target.closest('[data-' + what + ']');
  const seen = table().dataset.seen;
  if (near('pick'))
    return near('pick').dataset.pick === 'clear' ? tap() : tap(...taps, near('pick').dataset.pick);
  if (near('play')) return once('/play', { choice: near('play').dataset.play, seen, ...chosenPace() });
  if (near('undo')) return taps.length ? tap() : once('/undo', { seen });
}

if (page) {
  keepListening();
  showNotifySwitch();
  showWord();
  remembered();
  offerSteps();
  newScene();
  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('keydown', followKey, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(release, 0));
  document.addEventListener('click', e => {
    followClick(e);
    keyed = e.detail === 0;
    pointed = !keyed && !!e.target.closest('[data-pick]'); // keyed: neither a mouse nor a finger
    if (e.target.matches('.skip') && firstChoice()) {
      firstChoice().focus();
      e.preventDefault();
    }
    if (act(e.target)) e.preventDefault();
    const section = e.target.closest('label[data-panel]');
    if (section) setTimeout(() => scrollToSection(section.dataset.panel));
  });
  document.addEventListener('change', e => e.target.id === 'notify' && choose(e.target));
  document.addEventListener('change', e => e.target.dataset?.preference && remember(e.target));
  addEventListener('resize', () => {
    placeBoxes();
    drawMarks();
  });
  document.addEventListener('visibilitychange', comeBack);
  for (const kind of ['scroll', 'change', 'transitionend'])
    addEventListener(kind, drawMarks, { passive: true, capture: true });
  document.addEventListener('keydown', press);
  document.addEventListener('keydown', walk);
  document.addEventListener('submit', e => {
    if (e.target.dataset.send) {
      e.preventDefault();
      post(e.target);
    }
  });
  setInterval(
    () =>
      document.querySelectorAll('[data-runs]').forEach(row => {
        const seconds = Math.max(0, Math.floor((row.dataset.left -= 1000) / 1000));
        row.querySelector('time').textContent =
          Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
      }),
    1000,
  );
}
