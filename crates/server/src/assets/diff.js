// The pages of the stream. The house sends each as the difference to the one before: steps that copy a
// stretch of that page or bring new text, as drawing/page.rs and drawing/steps.rs write them.
// Defines: streamPage, streamPageName, patched, nextStreamPage.
'use strict';
let streamPage = ''; // the last page of the stream
let streamPageName = ''; // its name, by which the house knows it

// A page made of another one. `=` copies from the page's beginning, `~` from the place that `@` has set, all
// others bring text.
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

// An event of the stream: the name of the new page comes first, then the steps to it.
function nextStreamPage(data) {
  const [name, ...steps] = data.split('\t');
  streamPageName = name.slice(1);
  streamPage = patched(streamPage, steps);
  return streamPage;
}
