// Notices of the browser: only for whoever has switched them on at a table, which this browser remembers.
'use strict';
const notices = window.Notification || {};
const wanted = () => notices.permission === 'granted' && localStorage.notify === 'yes';

// The switch shows how it is; a browser that knows no notices has none.
function ring() {
  const bell = document.getElementById('notify');
  if (!bell) return;
  bell.parentNode.hidden = !notices.permission;
  bell.disabled = notices.permission === 'denied';
  bell.checked = wanted();
}

async function choose(bell) {
  localStorage.notify = bell.checked && await notices.requestPermission() === 'granted' ? 'yes' : 'no';
  ring();
}
