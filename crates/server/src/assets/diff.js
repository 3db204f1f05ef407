// A page as the house sends it: each line copies a stretch of the page before or brings new text, as page.rs writes it.
'use strict';
let before = '', base = ''; // the last page of the stream, and its name

function patched(page, steps) {
  const copy = line => { const [start, length] = line.slice(1).split(' '); return page.slice(+start, +start + +length); };
  return steps.map(line => line[0] === '=' ? copy(line) : line.slice(1)).join('');
}

// An event names the page in its first line.
function join(data) {
  const [name, ...steps] = data.split('\n');
  base = name.slice(1); before = patched(before, steps);
  return before;
}
