// What this browser keeps for all its pages, and what for one tab alone. Some browsers refuse even to be
// asked: there it lasts as long as the page.
'use strict';
const keeper = storage => {
  const here = {};
  return {
    // Whether it will still be there on the next page.
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
const tab = keeper(() => sessionStorage);
