// What this browser keeps for all pages of the house, and what for one tab alone. Some browsers refuse all
// access to their storage: there it lasts as long as the page.
// Defines: keep, kept, forget, thisTab.
'use strict';
// A store that keeps texts by name; without access to the storage it keeps them in `here`.
const keeper = storage => {
  const here = {};
  return {
    // Answers whether it will still be there on the next page.
    keep(name, value) {
      here[name] = value;
      try {
        storage()[name] = value;
        return storage()[name] === value;
      } catch {
        return false;
      }
    },
    kept(name) {
      try {
        return storage()[name];
      } catch {
        return here[name];
      }
    },
    forget(name) {
      delete here[name];
      try {
        delete storage()[name];
      } catch {
        /* it was never there */
      }
    },
  };
};

const { keep, kept, forget } = keeper(() => localStorage);
const thisTab = keeper(() => sessionStorage);
