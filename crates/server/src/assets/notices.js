// Notifications of the browser: only for whoever has switched them on at a table, which this browser
// remembers.
// Uses: keep, kept (keeping.js).
// Defines: noticesWanted, showNotifySwitch, switchNotices, showNotice.
'use strict';
let browserNotices = window.Notification || {};
const noticesWanted = () => browserNotices.permission === 'granted' && kept('notify') === 'yes';

// Sets the switch to what is the case; it is hidden in a browser without notifications.
function showNotifySwitch() {
  const bell = document.getElementById('notify');
  if (!bell) return;
  bell.parentNode.hidden = !browserNotices.permission;
  bell.disabled = browserNotices.permission === 'denied';
  bell.checked = noticesWanted();
}

async function switchNotices(bell) {
  keep('notify', bell.checked && (await browserNotices.requestPermission()) === 'granted' ? 'yes' : 'no');
  showNotifySwitch();
}

// Some browsers offer the interface and refuse it to pages, which is known only when it is called: then the
// switch goes away.
function showNotice(text) {
  try {
    new Notification(text);
  } catch {
    browserNotices = {};
    showNotifySwitch();
  }
}
