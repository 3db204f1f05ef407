// When a page listens to its table: while it is seen, and for a while after it was put aside, so that its
// title and a notice tell at once whose turn it is. Whoever has stopped listening asks now and then instead.
'use strict';
// Browsers allow six connections to one house: of the pages that were put aside the last three keep theirs,
// and none for ever.
const KEPT = 3;
const PATIENCE = 30 * 60 * 1000;
const pages = window.BroadcastChannel && new BroadcastChannel('aside');
let source = null;
let lost = false;
let later = 0;
let patience;

function closeStream() {
  source?.close();
  source = null;
}

function listen() {
  closeStream();
  source = new EventSource(address('/stream'));
  source.addEventListener('view', e => view(read(join(e.data)).getElementById('table')));
  source.onopen = () => lost && problem('');
  source.onerror = e => {
    if (e.target !== source) return;
    showConnectionLost();
    if (source.readyState === 2)
      setTimeout(() => e.target === source && (document.hidden ? closeStream() : listen()), 2000);
  };
}

// The page is put aside, or seen again: then it catches up. Only whoever sits at a game that goes on has to
// be told.
function onVisibilityChange() {
  clearTimeout(patience);
  later = 0;
  if (!document.hidden) return listen();
  if (!page.dataset.seated || table().dataset.over) return closeStream();
  if (!source) listen();
  pages?.postMessage('');
  patience = setTimeout(closeStream, PATIENCE);
}

function keepListening() {
  onVisibilityChange();
  document.addEventListener('visibilitychange', onVisibilityChange);
  if (pages)
    pages.onmessage = () => {
      if (document.hidden && ++later >= KEPT) closeStream();
    };
  addEventListener('online', () => (source || !document.hidden) && listen());
  addEventListener('offline', showConnectionLost);
  setInterval(() => document.hidden && !source && look(), 30000);
}
