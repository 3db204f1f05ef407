// When a page listens to its table: while it is seen, and for a while after it was put aside, so that its
// title and a notification tell at once whose turn it is. A page that has stopped listening asks every 30
// seconds instead.
// Uses: nextStreamPage (diff.js); showProblem, showConnectionLost (sending.js); page, table, address,
// parsePage, onView, fetchPreview (table.js).
// Defines: isConnectionLost, keepListening.
'use strict';
// Browsers allow six connections to one house: of the pages that were put aside only the last three keep
// theirs, and none for longer than half an hour.
const STREAMS_KEPT = 3;
const LISTENS_ON_FOR = 30 * 60 * 1000;
// The other pages of the house in this browser.
const otherPages = window.BroadcastChannel && new BroadcastChannel('aside');
let stream = null;
let isConnectionLost = false;
let pagesPutAsideSince = 0; // how many others were put aside after this one
let patienceTimer;

function closeStream() {
  stream?.close();
  stream = null;
}

function openStream() {
  closeStream();
  stream = new EventSource(address('/stream'));
  stream.addEventListener('view', e => onView(parsePage(nextStreamPage(e.data)).getElementById('table')));
  stream.onopen = () => isConnectionLost && showProblem('');
  stream.onerror = e => {
    if (e.target !== stream) return;
    showConnectionLost();
    if (stream.readyState === 2)
      setTimeout(() => e.target === stream && (document.hidden ? closeStream() : openStream()), 2000);
  };
}

// The page is put aside, or seen again: then the stream is opened anew and begins with the newest view. A
// page that is put aside listens on only if its reader sits at a game that goes on.
function onVisibilityChange() {
  clearTimeout(patienceTimer);
  pagesPutAsideSince = 0;
  if (!document.hidden) return openStream();
  if (!page.dataset.seated || table().dataset.over) return closeStream();
  if (!stream) openStream();
  otherPages?.postMessage('');
  patienceTimer = setTimeout(closeStream, LISTENS_ON_FOR);
}

function keepListening() {
  onVisibilityChange();
  document.addEventListener('visibilitychange', onVisibilityChange);
  if (otherPages)
    otherPages.onmessage = () => {
      if (document.hidden && ++pagesPutAsideSince >= STREAMS_KEPT) closeStream();
    };
  addEventListener('online', () => (stream || !document.hidden) && openStream());
  addEventListener('offline', showConnectionLost);
  setInterval(() => document.hidden && !stream && fetchPreview(), 30000);
}
