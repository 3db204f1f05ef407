// A view in pieces: an event names all of them in order and brings those that are new, as pieces.rs writes it.
'use strict';
const pieces = [];

function join(data) {
  const [order, ...fresh] = data.split('\n');
  for (const line of fresh) {
    const [number] = line.split(' ', 1);
    if (number === '0') pieces.length = 0; // whoever begins anew has forgotten the others
    pieces[number] = line.slice(number.length + 1);
  }
  const run = ([first, last = first]) => pieces.slice(first, +last + 1).join('');
  return order.split(' ').map(numbers => run(numbers.split('-'))).join('');
}
