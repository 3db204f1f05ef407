// A view in pieces: an event brings those that are new and says how the page is made of them and of the page before, as
// pieces.rs writes it.
'use strict';
const pieces = [];
let last = [];

function join(data) {
  const fresh = data.split('\n'), order = fresh.pop();
  for (const line of fresh) {
    const [number] = line.split(' ', 1);
    if (number === '0') pieces.length = 0; // whoever begins anew has forgotten the others
    pieces[number] = line.slice(number.length + 1);
  }
  const run = (from, [first, end = first]) => from.slice(first, +end + 1);
  const taken = runs => runs[0] === '=' ? run(pieces, runs.slice(1).split('-')) : run(last, runs.split('-'));
  last = order.split(' ').flatMap(taken);
  return last.join('');
}
