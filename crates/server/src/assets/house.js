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
const pieces = new Map();
let taps = [], frames = [], showing = false, source = null;

function show(next) {
  if (!next) return;
  const mine = table().dataset.turn === 'mine';
  morph(table(), next);
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

// An event names the pieces of the page in order, and brings those that are new; see pieces.rs.
function join(data) {
  const [order, ...fresh] = data.split('\n');
  for (const line of fresh) {
    const end = line.indexOf(' '), number = +line.slice(0, end);
    if (number === 0) pieces.clear();
    pieces.set(number, line.slice(end + 1));
  }
  let text = '';
  for (const run of order.split(' ')) {
    const [first, last = first] = run.split('-').map(Number);
    for (let at = first; at <= last; at++) text += pieces.get(at);
  }
  return text;
}

function listen() {
  if (source) source.close();
  source = new EventSource(base + '/stream');
  source.addEventListener('view', e => { const next = parse(join(e.data)); if (!next) return; taps = []; frames.push(next); play(); });
  source.onerror = () => { if (source.readyState === 2) setTimeout(listen, 2000); };
}

function problem(text) { const p = document.getElementById('problem'); if (p) p.textContent = text; }

async function send(path, data) {
  const answer = await fetch(base + path, { method: 'POST', body: new URLSearchParams(data) });
  if (answer.ok) { taps = []; return problem(''); }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  problem((page.querySelector('.failure') || page.body).textContent.trim().replace(/\s+/g, ' '));
}

async function look() {
  const answer = await fetch(base + '/view?' + new URLSearchParams({ taps: taps.join('\n') }));
  if (answer.ok) show(parse(await answer.text()));
}

function act(target) {
  const picked = target.closest('[data-pick]'), chosen = target.closest('[data-play]'), back = target.closest('[data-undo]');
  if (picked) { const tap = picked.dataset.pick; taps = tap === 'clear' ? [] : [...taps, tap]; look(); return true; }
  if (chosen) { send('/play', { choice: chosen.dataset.play, seen: table().dataset.seen }); return true; }
  if (back) { if (taps.length) { taps = []; look(); } else send('/undo', { seen: table().dataset.seen }); return true; }
  return false;
}

if (page) {
  listen();
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
  // A hidden page needs no stream: browsers allow few of them.
  document.addEventListener('visibilitychange', () => { if (!document.hidden && source.readyState === 2) listen(); });
  document.addEventListener('click', () => { if (window.Notification && Notification.permission === 'default') Notification.requestPermission(); }, { once: true });
  setInterval(() => document.querySelectorAll('[data-runs] time').forEach(time => {
    const row = time.closest('[data-left]');
    row.dataset.left = Math.max(0, row.dataset.left - 1000);
    const seconds = Math.floor(row.dataset.left / 1000);
    time.textContent = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
  }), 1000);
}
if (lobby) setInterval(() => fetch(location.href).then(a => a.text()).then(t => {
  const next = new DOMParser().parseFromString(t, 'text/html');
  if (next.querySelector('[data-table]')) location.reload();
  else if (!document.activeElement.matches('input')) morph(lobby, next.querySelector('[data-lobby]'));
}), 2000);
