// Notices of the browser: only for whoever has switched them on at a table, which this browser remembers.
'use strict';
let notices = window.Notification || {};
const wanted = () => notices.permission === 'granted' && kept('notify') === 'yes';

// The switch shows how it is; a browser that knows no notices has none.
function showNotifySwitch() {
  const bell = document.getElementById('notify');
  if (!bell) return;
  bell.parentNode.hidden = !notices.permission;
  bell.disabled = notices.permission === 'denied';
  bell.checked = wanted();
}

async function choose(bell) {
  keep('notify', bell.checked && (await notices.requestPermission()) === 'granted' ? 'yes' : 'no');
  showNotifySwitch();
}

// Some browsers know notices and have none for pages, which they say only now: then there is nothing to
// switch on.
function notice(text) {
  try {
    new Notification(text);
  } catch {
    notices = {};
    showNotifySwitch();
  }
}
