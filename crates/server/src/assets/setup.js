// A new table: sets of rooms fill all of them, a room makes the set one's own; digits choose the seats, Ctrl+Enter opens.
'use strict';
document.addEventListener('change', e => {
  const { form, name, value } = e.target, rooms = () => [...form.querySelectorAll('[name^=room]')];
  if (name === 'sides' && /^[AB]+$/.test(value)) for (const room of rooms()) room.checked = value.startsWith(room.value);
  if (/^room\d/.test(name)) {
    const sides = rooms().filter(room => room.checked).map(room => room.value).join('');
    (form.querySelector(`[name=sides][value=${sides}]`) || form.querySelector('[name=sides][value=mix]')).checked = true;
  }
});
document.addEventListener('keydown', e => {
  const form = document.querySelector('form.opens');
  if (!form) return;
  if (e.key === 'Enter' && (e.ctrlKey || e.metaKey)) { e.preventDefault(); form.requestSubmit(); }
  const writes = e.target.matches('input:not([type=radio], [type=checkbox])');
  const seats = !writes && !e.ctrlKey && !e.metaKey && !e.altKey && /^\d$/.test(e.key) && form.querySelector(`[name=players][value="${e.key}"]`);
  if (seats) seats.checked = true;
});
