// What a hint would move is ringed on the board, with the hint's number.
// Uses: centre (keys.js); explainedPage, isShown, explanationCard (explain.js).
'use strict';

// A thing drawn on a board is often larger than what is seen of it, as a sector is: its middle is marked.
function markedBox(thing) {
  const box = thing.getBoundingClientRect();
  const [x, y] = centre(thing);
  if (!(thing instanceof SVGElement)) return box;
  const size = Math.min(52, Math.max(30, Math.min(box.width, box.height) * 0.8));
  return { left: x - size / 2, top: y - size / 2, width: size, height: size };
}

// What is drawn twice, small and large, is marked where it can be tapped.
function thingNamed(name) {
  const drawn = document.querySelectorAll(`#table [data-explain="${CSS.escape(name)}"]`);
  const all = [...drawn].filter(isShown);
  return all.find(e => e.dataset.pick) || all[0];
}

function hintMark(thing, place) {
  const box = markedBox(thing);
  const mark = document.createElement('div');
  mark.className = thing instanceof SVGElement ? 'hint-mark round' : 'hint-mark';
  mark.dataset.place = place;
  mark.setAttribute('aria-hidden', 'true');
  Object.assign(mark.style, {
    left: box.left + scrollX - 3 + 'px',
    top: box.top + scrollY - 3 + 'px',
    width: box.width + 6 + 'px',
    height: box.height + 6 + 'px',
  });
  return mark;
}

function drawHints() {
  document.querySelectorAll('.hint-mark').forEach(old => old.remove());
  const rows = [...document.querySelectorAll('#hints [data-shows]')].filter(row => row.checkVisibility());
  const marks = new Map(); // a thing of several hints has all their numbers
  for (const { dataset } of rows) {
    for (const name of dataset.shows.split('\n')) {
      const thing = thingNamed(name);
      const known = marks.get(thing);
      if (known && !known.dataset.place.split(' ').includes(dataset.place)) {
        known.dataset.place += ' ' + dataset.place;
      }
      if (!thing || known) continue;
      marks.set(thing, hintMark(thing, dataset.place));
      document.body.append(marks.get(thing));
    }
  }
}

if (explainedPage) {
  addEventListener('scroll', e => explanationCard.contains(e.target) || drawHints(), {
    passive: true,
    capture: true,
  });
  addEventListener('resize', drawHints);
  let nextFrame = 0;
  const drawSoon = () => {
    cancelAnimationFrame(nextFrame);
    nextFrame = requestAnimationFrame(drawHints);
  };
  const watched = document.getElementById('table');
  if (watched) new MutationObserver(drawSoon).observe(watched, { childList: true, subtree: true });
}
