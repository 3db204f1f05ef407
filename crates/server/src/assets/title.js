// The title of the tab: how much of the chat is unread and whether it is the reader's turn, before the title
// of the page.
// Defines: tabTitle, showTitle.
'use strict';
const tabTitle = { plain: document.title, unread: 0, isMyTurn: false };

// Changes some of it. The title is always put together anew, so that no mark stays behind or stands there
// twice.
function showTitle(change) {
  const { plain, unread, isMyTurn } = Object.assign(tabTitle, change);
  document.title = (unread ? `(${unread}) ` : '') + (isMyTurn ? '● ' : '') + plain;
}
