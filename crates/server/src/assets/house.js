// The page at a table: keeps itself up to date by morphing what the server renders, and sends taps and moves.
'use strict';
const key = n => n.nodeType === 1 ? n.id || '' : '';
const same = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && key(a) === key(b);

// Makes `old` look like `next` while keeping its nodes, so that pieces glide and typed words stay.
function morph(old, next) {
  if (old.nodeType !== 1) { if (old.data !== next.data) old.data = next.data; return; }
  if (old.isEqualNode(next)) return;
  for (const a of next.attributes) if (old.getAttribute(a.name) !== a.value) old.setAttribute(a.name, a.value);
  for (const a of [...old.attributes]) if (!next.hasAttribute(a.name) && a.name !== 'open') old.removeAttribute(a.name);
  if (old.hasAttribute('data-keep')) return;
  const want = [...next.childNodes], byId = new Map();
  for (const c of old.childNodes) if (key(c)) byId.set(c.id, c);
  const wanted = new Set(want.map(key).filter(Boolean));
  let at = old.firstChild;
  for (const w of want) {
    while (at && key(at) && !wanted.has(at.id)) { const gone = at; at = at.nextSibling; gone.remove(); }
    let m = key(w) ? byId.get(w.id) : at && same(at, w) ? at : null;
    if (m && !same(m, w)) m = null;
    if (!m) { old.insertBefore(document.importNode(w, true), at); continue; }
    if (m === at) at = at.nextSibling; else if (old.moveBefore) old.moveBefore(m, at); else old.insertBefore(m, at);
    morph(m, w);
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
}

const page = document.querySelector('[data-table]'), lobby = document.querySelector('[data-lobby]');
const parse = text => new DOMParser().parseFromString(text, 'text/html').getElementById('table');
const table = () => document.getElementById('table');
const base = page && '/t/' + page.dataset.table;
let taps = [], frames = [], showing = false, source = null, asking = 0;

function show(next) {
  if (!next) return;
  const mine = table().dataset.turn === 'mine', held = table().contains(document.activeElement);
  morph(table(), next);
  // What had the focus may be gone, such as the button that confirmed: go on where the next choice is.
  if (held && document.activeElement === document.body) table().querySelector('[data-rest]')?.focus({ preventScroll: true });
  const now = table().dataset.turn === 'mine';
  document.title = (now ? '● ' : '') + document.title.replace(/^● /, '');
  if (now && !mine && document.hidden && window.Notification && Notification.permission === 'granted')
    new Notification(page.dataset.myTurn);
}

// Frames that ask to be held are shown one after the other.
async function play() {
  if (showing) return;
  showing = true;
  while (frames.length) {
    const next = frames.shift();
    show(next);
    if (frames.length || next.dataset.hold) await new Promise(done => setTimeout(done, +next.dataset.hold || 0));
  }
  showing = false;
}

function listen() {
  source = new EventSource(base + '/stream');
  source.addEventListener('view', e => {
    const next = parse(e.data);
    if (!next) return;
    // What others say changes nothing about what is picked here.
    if (taps.length && next.dataset.seen === table().dataset.seen) return look();
    taps = []; frames.push(next); play();
  });
  source.onopen = () => { if (lost) { lost = false; problem(''); } };
  source.onerror = () => { lose(); if (source.readyState === 2) setTimeout(follow, 2000); };
}

// Browsers allow six connections to a house: only a page that is seen keeps a stream, one put aside asks now and then.
function follow() {
  clearInterval(asking);
  if (source) source.close();
  if (document.hidden) asking = setInterval(look, 15000); else listen();
}

let lost = false;
function lose() { lost = true; problem(page.dataset.lost); }
function problem(text) { const p = document.getElementById('problem'); if (p) p.textContent = text; }

async function send(path, data) {
  const before = taps;
  const answer = await fetch(base + path, { method: 'POST', body: new URLSearchParams(data) }).catch(lose);
  if (!answer) return;
  // The new situation may be here before the answer is, and something tapped in it already.
  if (answer.ok) { if (taps === before) taps = []; return problem(''); }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  problem((page.querySelector('.failure') || page.body).textContent.trim().replace(/\s+/g, ' '));
}

async function look() {
  const asked = taps.join('\n');
  const answer = await fetch(base + '/view?' + new URLSearchParams({ taps: asked })).catch(lose);
  const text = answer && answer.ok && await answer.text();
  // Whatever was tapped meanwhile has its own answer.
  if (text && asked === taps.join('\n')) show(parse(text));
}

function act(target) {
  const picked = target.closest('[data-pick]'), chosen = target.closest('[data-play]'), back = target.closest('[data-undo]');
  if (picked) { const tap = picked.dataset.pick; taps = tap === 'clear' ? [] : [...taps, tap]; look(); return true; }
  if (chosen) { send('/play', { choice: chosen.dataset.play, seen: table().dataset.seen }); return true; }
  if (back) { if (taps.length) { taps = []; look(); } else send('/undo', { seen: table().dataset.seen }); return true; }
  return false;
}

if (page) {
  follow();
  document.addEventListener('click', e => { if (act(e.target)) e.preventDefault(); });
  document.addEventListener('keydown', e => {
    if (e.target.matches('input, textarea, select')) return;
    const button = e.key === 'Enter' || e.key === ' ' ? e.target.closest('a[role=button][data-pick]') : null;
    if (button) { e.preventDefault(); act(button); }
    if (e.key === 'Escape' && taps.length) { taps = []; look(); }
  });
  document.addEventListener('submit', e => {
    if (!e.target.matches('[data-say]')) return;
    e.preventDefault();
    const input = e.target.elements.text;
    if (input.value.trim()) { send('/say', { text: input.value }); input.value = ''; }
  });
  document.addEventListener('visibilitychange', follow);
  addEventListener('online', follow);
  addEventListener('offline', lose);
  document.addEventListener('click', () => { if (window.Notification && Notification.permission === 'default') Notification.requestPermission(); }, { once: true });
  setInterval(() => document.querySelectorAll('[data-runs] time').forEach(time => {
    const row = time.closest('[data-left]');
    row.dataset.left = Math.max(0, row.dataset.left - 1000);
    const seconds = Math.floor(row.dataset.left / 1000);
    time.textContent = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
  }), 1000);
}
if (lobby) setInterval(() => fetch(location.href).then(a => a.ok ? a.text() : Promise.reject()).then(t => {
  const next = new DOMParser().parseFromString(t, 'text/html');
  if (next.querySelector('[data-table]')) location.reload();
  else if (!document.activeElement.matches('input')) morph(lobby, next.querySelector('[data-lobby]'));
}).catch(() => {}), 2000);
