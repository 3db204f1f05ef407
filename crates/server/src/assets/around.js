// Around the table: what was said while nobody looked at the chat, sharing an invitation, panels that close with Escape.
'use strict';
let heard = -1, titled = 0;

// The chat is read while it is open; where a table waits it always is.
const chatRead = () => !document.hidden && (document.getElementById('chat')?.open ?? true);

function sayUnread(count) {
  const badge = document.getElementById('unread');
  if (badge) badge.textContent = count ? (count > 99 ? '99+' : count) : '';
  titled = count;
  document.title = (count ? '(' + count + ') ' : '') + document.title.replace(/^\(\d+\) /, '');
}

// The newest line of somebody else, for six seconds, with a way to answer. Nothing is shown twice.
let toasting = 0;
function toast(line) {
  const place = document.getElementById('toast');
  if (!place) return;
  const text = document.createElement('p'), reply = document.createElement('button'), close = document.createElement('button');
  text.append(...[...line.childNodes].map(part => part.cloneNode(true)));
  reply.type = close.type = 'button';
  reply.textContent = place.dataset.reply; close.textContent = '×'; close.ariaLabel = place.dataset.putAside;
  reply.addEventListener('click', () => { place.replaceChildren(); openChat(); });
  close.addEventListener('click', () => place.replaceChildren());
  place.replaceChildren(text, reply, close);
  clearTimeout(toasting); toasting = setTimeout(() => place.replaceChildren(), 6000);
}

function openChat() {
  const chat = document.getElementById('chat');
  if (chat) chat.open = true;
  document.getElementById('say')?.focus();
}

// Something was said, or the chat was opened.
function listenToTalk() {
  const talk = document.querySelector('.talk[data-heard]');
  if (!talk) return;
  const now = +talk.dataset.heard, own = 'heard ' + page.dataset.table;
  if (heard < 0) heard = Math.min(now, +(kept(own) ?? 0));
  const lines = [...talk.querySelectorAll('ol > li')].slice(0, Math.max(0, now - heard)).filter(line => !line.matches('.own'));
  if (chatRead() || !lines.length) { heard = now; keep(own, String(now)); sayUnread(0); return; }
  if (lines.length > titled) toast(lines[0]);
  sayUnread(lines.length);
}

if (page) {
  listenToTalk();
  new MutationObserver(listenToTalk).observe(page, { subtree: true, attributes: true, attributeFilter: ['data-heard', 'data-lobby'] });
  document.addEventListener('toggle', e => {
    if (e.target.id !== 'chat' || !e.target.open) return;
    listenToTalk(); document.getElementById('toast')?.replaceChildren();
  }, true);
  document.addEventListener('visibilitychange', listenToTalk);
}

// A panel of the head closes with Escape, or when something else is touched; the focus goes back to its sign.
const panels = () => document.querySelectorAll('.bar details[open]');
document.addEventListener('keydown', e => {
  const open = e.target.closest?.('details[open]');
  if (e.key === 'Escape' && open?.closest('.bar')) { open.open = false; open.querySelector('summary').focus(); e.stopPropagation(); }
}, true);
document.addEventListener('click', e => panels().forEach(panel => { if (!panel.contains(e.target)) panel.open = false; }));

// The sheet of the device, where there is one.
if (navigator.share) document.documentElement.dataset.canShare = 'yes';
document.addEventListener('click', e => {
  const button = e.target.closest('[data-share]');
  if (button) navigator.share({ url: document.getElementById(button.dataset.share).textContent, title: document.title }).catch(() => {});
});

// Arrows lead from one thing that glows to the next, the button that confirms among them, and from wherever nothing is chosen yet
// to the first of them.
if (page) document.addEventListener('keydown', e => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key], on = document.activeElement;
  if (!step || e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
  if (on.matches('input, select, textarea') || on.closest('details, .log, [data-overlay]')) return;
  const all = [...table().querySelectorAll(CHOICE + ', [data-play]')].filter(choice => choice.checkVisibility()), at = all.indexOf(on);
  if (!all.length || at < 0 && !on.matches('body, [data-rest], [data-undo], [data-pick]')) return;
  e.preventDefault();
  // What leads back is no choice by itself, but it stands among them.
  const ahead = choice => on.compareDocumentPosition(choice) & (step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING);
  const beside = on.matches('[data-pick]') && (step > 0 ? all.find(ahead) : all.findLast(ahead));
  const first = firstChoice();
  (at < 0 ? beside || (all.includes(first) ? first : all[0]) : all[(at + step + all.length) % all.length]).focus();
});
