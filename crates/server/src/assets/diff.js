// A page as the house sends it: each step copies a stretch of the page before or brings new text, as page.rs
// writes it.
'use strict';
let before = '';
let base = ''; // the last page of the stream, and its name

function patched(page, steps) {
  let origin = 0;
  const copy = (step, from) => {
    const [start, length] = step.slice(1).split(' ');
    return page.slice(from + +start, from + +start + +length);
  };
  return steps
    .map(step => {
      if (step[0] === '=') return copy(step, 0);
      if (step[0] === '~') return copy(step, origin);
      if (step[0] === '@') {
        origin = +step.slice(1);
        return '';
      }
      return step.slice(1);
    })
    .join('');
}

// The name of the page comes first.
function join(data) {
  const [name, ...steps] = data.split('\t');
  base = name.slice(1);
  before = patched(before, steps);
  return before;
}
