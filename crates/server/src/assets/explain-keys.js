// Asking by keyboard: ? says what has the focus, then arrows lead from thing to thing, and Escape ends it.
// Uses: sendForm (sending.js); ARROWS, centre, nearestTowards (keys.js); taps (table.js); EXPLAINED,
// explainedPage, explainedThing, isLedByKeys, isShown, thingAt, explanationCard, explain, dismissExplanation
// (explain.js).
'use strict';

function explainFocused() {
  const focused = document.activeElement;
  const isOnBoard = focused && focused !== document.body && focused.closest('#table, .replay');
  const here =
    focused &&
    focused !== document.body &&
    (focused.closest(EXPLAINED) || (isOnBoard && thingAt(...centre(focused))));
  const drawn = document.querySelectorAll(`#table svg ${EXPLAINED}, .replay svg ${EXPLAINED}`);
  const first = here || [...drawn].find(isShown);
  if (first) explainByKey(first);
}

function explainByKey(thing) {
  isLedByKeys = true;
  thing.scrollIntoView({ block: 'nearest' });
  explain(thing, false, 'key');
}

// Does what the key is for; tells whether it is for anything here.
function explainKey(e) {
  if (e.key === 'Escape' && !explanationCard.hidden) {
    dismissExplanation();
    return true;
  }
  const isTyping = e.target.matches?.('input, textarea, select, [contenteditable]');
  if (isTyping || e.ctrlKey || e.metaKey || e.altKey) return false;
  const hints = document.querySelector('#hints form');
  if (e.key === 'Escape' && hints && !taps.length) {
    sendForm(hints);
    return true;
  }
  // A key for those whose focus is on the table; elsewhere it is what it always is.
  if (e.key === '?' && e.target.closest?.('#table, .replay')) {
    explainFocused();
    return true;
  }
  const way = ARROWS[e.key];
  if (!isLedByKeys || !explainedThing || !way) return false;
  const others = [...document.querySelectorAll(EXPLAINED)];
  explainByKey(
    nearestTowards(
      explainedThing,
      way,
      others.filter(e => !explainedThing.contains(e) && isShown(e)),
    ),
  );
  return true;
}

if (explainedPage) {
  const onKey = e => {
    if (document.querySelector('dialog[open]') || !explainKey(e)) return;
    e.preventDefault();
    e.stopImmediatePropagation();
  };
  document.addEventListener('keydown', onKey, true);
}
