// What this device remembers for all tables: how fast bots play, motion, sound, and clauses in the log.
// Uses: keep, kept (keeping.js); playSound (sounds.js).
// Defines: showPreferences, rememberPreference.
'use strict';
const USUAL_PREFERENCES = { pace: 'normal', motion: 'yes', sound: 'no', clauses: 'no' };

function showPreferences() {
  const prefer = name => kept(name) || USUAL_PREFERENCES[name];
  for (const field of document.querySelectorAll('[data-preference]')) {
    if (field.type === 'checkbox') field.checked = prefer(field.dataset.preference) === 'yes';
    else field.value = prefer(field.dataset.preference);
  }
  document.documentElement?.toggleAttribute('data-clauses', prefer('clauses') === 'yes');
  document.documentElement?.toggleAttribute('data-still', prefer('motion') === 'no');
}

function rememberPreference(field) {
  keep(field.dataset.preference, field.type === 'checkbox' ? (field.checked ? 'yes' : 'no') : field.value);
  showPreferences();
  if (field.dataset.preference === 'sound') playSound('points');
}
