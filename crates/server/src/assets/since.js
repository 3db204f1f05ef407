// What happened since the reader's last turn, step by step on the board, as the reader's seat saw it.
'use strict';
// The moments of the steps, where the reader is among them, what they have shown, and the view that came meanwhile.
let steps = [], at = 0, visited = [], latest = null, marksNow = [];

// The table as it was after one of the steps; of what comes meanwhile the newest waits.
async function goTo(place, quietly) {
  const from = before, query = new URLSearchParams({ taps: '', base, to: steps[place] });
  const answer = await fetch(address('/view?') + query).catch(lose), text = answer && answer.ok && await answer.text();
  if (!text || !steps.length) return;
  const back = place < at; at = place;
  change(read(patched(from, text.split('\t').slice(1))).getElementById('table'));
  visited[place] ??= { told: newest(), marked: back ? [] : marked };
  if (back) { marked = visited[place].marked; drawMarks(); }
  if (quietly) { arrive(); unmark(); visited[place].marked = []; return; }
  const told = lines().filter(line => number(line) > (visited[place - 1]?.told ?? -1));
  caption(place ? told : []);
  part('.quiet').textContent = place ? told.map(sentence).join(' ') : '';
  part('.at').textContent = place + ' / ' + (steps.length - 1);
}
async function stepSince() {
  hurry(); taps = []; marksNow = marked; visited = []; steps = table().dataset.since.split(' '); at = 0;
  part('.since').hidden = true; part('.steps').hidden = false;
  await goTo(0, true); await goTo(1);
  part('[data-follow=next]').focus();
}
// Back to what is the case; whoever came by keyboard goes on where the next choice is.
function toNow(stay) {
  if (!steps.length) return;
  const next = latest;
  steps = []; latest = null; part('.steps').hidden = true; part('.quiet').textContent = '';
  if (!stay) { if (next) show(next); else look(); firstChoice()?.focus({ preventScroll: true }); }
  marked = marksNow; drawMarks(); offerSteps();
}
const to = place => { if (place > 0 && place < steps.length) goTo(place); };
function followKey(e) {
  const keys = { ArrowLeft: () => to(at - 1), ArrowRight: () => to(at + 1), Home: () => to(1), End: () => to(steps.length - 1),
    Escape: () => toNow() };
  if (!steps.length || !keys[e.key] || e.target.matches('input, select, textarea')) {
    return e.key === 'Enter' || e.key === ' ' ? setTimeout(hurry) : hurry(); // what has the focus gets these two first
  }
  keys[e.key](); e.preventDefault(); e.stopImmediatePropagation();
}
function followClick(e) {
  const does = { since: stepSince, back: () => to(at - 1), next: () => to(at + 1), now: () => toNow() };
  const button = e.target.closest('[data-follow]');
  if (button) does[button.dataset.follow]();
  else if (e.target.closest('[data-pick], [data-play]')) toNow(true);
}
