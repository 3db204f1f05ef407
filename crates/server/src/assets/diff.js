// A page as an event brings it: each line copies a stretch of the page before or brings new text, as page.rs writes it.
'use strict';
let before = '';

function join(data) {
  const copy = line => { const [start, length] = line.slice(1).split(' '); return before.slice(+start, +start + +length); };
  before = data.split('\n').map(line => line[0] === '=' ? copy(line) : line.slice(1)).join('');
  return before;
}
