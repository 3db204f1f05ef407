// When a page listens to its table: while it is seen, and for a while after it was put aside, so that its title and a
// notice tell at once whose turn it is. Whoever has stopped listening asks now and then instead.
'use strict';
// Browsers allow six connections to one house: of the pages that were put aside the last three keep theirs, and none for ever.
const KEPT = 3, PATIENCE = 30 * 60 * 1000, pages = window.BroadcastChannel && new BroadcastChannel('aside');
let source = null, lost = false, later = 0, patience;

function hush() { source?.close(); source = null; }
function listen() {
  hush(); source = new EventSource(address('/stream'));
  source.addEventListener('view', e => view(read(join(e.data)).getElementById('table')));
  source.onopen = () => lost && problem('');
  source.onerror = e => {
    if (e.target !== source) return;
    lose();
    if (source.readyState === 2) setTimeout(() => e.target === source && (document.hidden ? hush() : listen()), 2000);
  };
}

// The page is put aside, or seen again: then it catches up. Only whoever sits at a game that goes on has to be told.
function aside() {
  clearTimeout(patience); later = 0;
  if (!document.hidden) return listen();
  if (!page.dataset.seated || table().dataset.over) return hush();
  if (!source) listen();
  pages?.postMessage(''); patience = setTimeout(hush, PATIENCE);
}

function keepListening() {
  aside(); document.addEventListener('visibilitychange', aside);
  if (pages) pages.onmessage = () => { if (document.hidden && ++later >= KEPT) hush(); };
  addEventListener('online', () => (source || !document.hidden) && listen()); addEventListener('offline', lose);
  setInterval(() => document.hidden && !source && look(), 30000);
}
