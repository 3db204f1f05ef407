// The rules: finds clauses by their words while somebody types, and unfolds what a link leads to. Without
// this script the field asks the house, and folds are opened by hand.
'use strict';
(() => {
  // Opens every fold around an element and brings it into view.
  const unfold = part => {
    for (let fold = part.closest('details'); fold; fold = fold.parentElement.closest('details'))
      fold.open = true;
  };
  const unfoldLinked = () => {
    const part =
      location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!part) return;
    if (part.matches('details')) part.open = true;
    unfold(part);
    part.scrollIntoView();
    if (part.matches('input')) part.focus();
  };
  addEventListener('hashchange', unfoldLinked);
  unfoldLinked();

  const field = document.querySelector('[data-find]');
  if (!field) return;
  const list = document.getElementById(field.dataset.find);
  const told = document.getElementById('found');
  const clauses = [...list.querySelectorAll('.rule')];
  const folds = [...list.querySelectorAll('details')];
  const texts = clauses.map(clause => clause.textContent.toLowerCase());
  let found = [];
  let current = -1; // the clause found that was gone to last

  // Marks the words without touching the page, where the browser can.
  const highlight = words => {
    if (!window.Highlight) return;
    const ranges = [];
    for (const clause of found.slice(0, 60)) {
      const walker = document.createTreeWalker(clause, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const word of words) {
          const text = node.data.toLowerCase();
          for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
            const range = new Range();
            range.setStart(node, from);
            range.setEnd(node, from + word.length);
            ranges.push(range);
          }
        }
    }
    CSS.highlights.set('found', new Highlight(...ranges));
  };

  const search = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    found = [];
    current = -1;
    clauses.forEach((clause, place) => {
      clause.hidden = !words.every(word => texts[place].includes(word));
      if (!clause.hidden && words.length) found.push(clause);
    });
    for (const fold of folds) {
      const some = fold.querySelector('.rule:not([hidden])');
      fold.hidden = !some;
      fold.open = Boolean(words.length && some);
    }
    for (const heading of list.querySelectorAll('.chapter')) {
      let next = heading.nextElementSibling;
      let some = false;
      for (; next && !next.matches('.chapter'); next = next.nextElementSibling)
        some ||= next.matches('details:not([hidden])');
      heading.hidden = !some;
    }
    told.textContent = !words.length
      ? ''
      : found.length
        ? `${told.dataset.found} ${found.length}`
        : told.dataset.notFound;
    highlight(words);
  };

  // Enter goes to the next clause found, with Shift to the one before.
  const goToFound = step => {
    if (!found.length) return;
    current = (current + step + found.length) % found.length;
    unfold(found[current]);
    found[current].scrollIntoView({ block: 'center' });
    found.forEach((clause, place) => clause.classList.toggle('at', place === current));
  };

  field.addEventListener('input', search);
  field.form.addEventListener('submit', e => {
    e.preventDefault();
    goToFound(1);
  });
  field.addEventListener('keydown', e => {
    if (e.key === 'Enter' && e.shiftKey) {
      e.preventDefault();
      goToFound(-1);
    }
    if (e.key === 'Escape' && field.value) {
      e.preventDefault();
      field.value = '';
      search();
    }
  });
  addEventListener('keydown', e => {
    const typing = e.target.closest && e.target.closest('input,textarea,select');
    if (e.key === '/' && !typing && !e.ctrlKey && !e.metaKey && !e.altKey) {
      e.preventDefault();
      field.focus();
    }
  });
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
})();
