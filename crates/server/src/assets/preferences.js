// What this device remembers about tables: how fast bots play, whether things move and sound, whether the log
// shows clauses.
'use strict';
const USUAL = { pace: 'normal', motion: 'yes', sound: 'no', clauses: 'no' };

function remembered() {
  const prefer = name => kept(name) || USUAL[name];
  for (const field of document.querySelectorAll('[data-preference]')) {
    if (field.type === 'checkbox') field.checked = prefer(field.dataset.preference) === 'yes';
    else field.value = prefer(field.dataset.preference);
  }
  document.documentElement?.toggleAttribute('data-clauses', prefer('clauses') === 'yes');
  document.documentElement?.toggleAttribute('data-still', prefer('motion') === 'no');
}

function remember(field) {
  keep(field.dataset.preference, field.type === 'checkbox' ? (field.checked ? 'yes' : 'no') : field.value);
  remembered();
  if (field.dataset.preference === 'sound') sound('points');
}
