// Around the table: the chat, of which the title and a preview tell what was not read; the panels of the
// head; and sharing an invitation.
// Uses: keep, kept (keeping.js); tabTitle, showTitle (title.js); page (table.js).
'use strict';
let linesHeard = -1; // how many lines of the chat were read; -1 until it is known

// The chat is read while it is open; where a table waits it always is.
const isChatRead = () => !document.hidden && (document.getElementById('chat')?.open ?? true);

function sayUnread(count) {
  const badge = document.getElementById('unread');
  if (badge) badge.textContent = count ? (count > 99 ? '99+' : count) : '';
  showTitle({ unread: count });
}

// The newest line of somebody else, for six seconds, with a way to answer. Nothing is shown twice.
let toastTimer = 0;
function showToast(line) {
  const place = document.getElementById('toast');
  if (!place) return;
  const text = document.createElement('p');
  const reply = document.createElement('button');
  const close = document.createElement('button');
  text.append(...[...line.childNodes].map(part => part.cloneNode(true)));
  reply.type = close.type = 'button';
  reply.textContent = place.dataset.reply;
  close.textContent = '×';
  close.ariaLabel = place.dataset.putAside;
  reply.addEventListener('click', () => {
    place.replaceChildren();
    openChat();
  });
  close.addEventListener('click', () => place.replaceChildren());
  place.replaceChildren(text, reply, close);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => place.replaceChildren(), 6000);
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
  const count = +talk.dataset.heard;
  const name = 'heard ' + page.dataset.table;
  if (linesHeard < 0) linesHeard = Math.min(count, +(kept(name) ?? 0));
  const lines = [...talk.querySelectorAll('ol > li')]
    .slice(0, Math.max(0, count - linesHeard))
    .filter(line => !line.matches('.own'));
  if (isChatRead() || !lines.length) {
    linesHeard = count;
    keep(name, String(count));
    sayUnread(0);
    return;
  }
  if (lines.length > tabTitle.unread) showToast(lines[0]);
  sayUnread(lines.length);
}

if (page) {
  listenToTalk();
  new MutationObserver(listenToTalk).observe(page, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-heard', 'data-lobby'],
  });
  document.addEventListener(
    'toggle',
    e => {
      if (e.target.id !== 'chat' || !e.target.open) return;
      listenToTalk();
      document.getElementById('toast')?.replaceChildren();
    },
    true,
  );
  document.addEventListener('visibilitychange', listenToTalk);
}

// A panel of the head closes with Escape, or when something else is touched; the focus goes back to its sign.
const openPanels = () => document.querySelectorAll('.bar details[open]');
document.addEventListener(
  'keydown',
  e => {
    const open = e.target.closest?.('details[open]');
    if (e.key === 'Escape' && open?.closest('.bar')) {
      open.open = false;
      open.querySelector('summary').focus();
      e.stopPropagation();
    }
  },
  true,
);
document.addEventListener('click', e =>
  openPanels().forEach(panel => {
    if (!panel.contains(e.target)) panel.open = false;
  }),
);

// The “no” of a question closes it.
document.addEventListener('click', e => {
  const question = e.target.closest('.one-question [data-close]')?.closest('details');
  if (question) {
    question.open = false;
    question.querySelector('summary').focus();
  }
});

// Sharing by the sheet of the device, if it has one.
if (navigator.share) document.documentElement.dataset.canShare = 'yes';
document.addEventListener('click', e => {
  const button = e.target.closest('[data-share]');
  if (button)
    navigator
      .share({ url: document.getElementById(button.dataset.share).textContent, title: tabTitle.plain })
      .catch(() => {});
});

// The button that sits down says under which name.
document.addEventListener('input', e => {
  const button = e.target.matches('.join [name=name]') && document.querySelector('[data-sit-as]');
  const name = e.target.value.trim();
  if (button)
    button.textContent = name ? button.dataset.sitAs.replace('\uFFFC', () => name) : button.dataset.sit;
});
