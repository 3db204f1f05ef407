// What happened since the reader's last turn, step by step on the board, as the reader's seat saw it.
'use strict';
// The moments of the steps, where the reader is among them, what they have shown, and the view that came meanwhile.
let steps = [], at = 0, visited = [], latest = null, marksNow = [], boxes = null, left = '';

// Above the board: a box for each turn of the others, while their steps are looked at, or until the reader goes on.
async function showBoxes() {
  const answer = await fetch(address('/since'), { signal: AbortSignal.timeout(2000) }).catch(() => null);
  const text = answer?.ok && await answer.text().catch(() => ''), next = text && read(text).querySelector('.did');
  if (!next) return;
  hideBoxes(); boxes = document.importNode(next, true);
  page.prepend(boxes); placeBoxes();
}
function placeBoxes() {
  if (!boxes) return;
  const bar = document.querySelector('#table .bar');
  boxes.style.top = bar.offsetTop + bar.offsetHeight + 'px';
  page.style.setProperty('--did', boxes.offsetHeight + 'px');
}
function hideBoxes() {
  if (!boxes) return;
  boxes.remove(); boxes = null; page.style.removeProperty('--did');
}
// The step that is shown, and whose it is.
function markBox() {
  for (const button of boxes?.querySelectorAll('[data-moment]') || []) {
    const here = button.dataset.moment === steps[at] && at > 0 && button.matches('.step');
    button.ariaCurrent = here ? 'step' : null;
    if (here) button.closest('li').scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
// Whoever looked elsewhere meanwhile sees at a glance what has happened.
async function comeBack() {
  const since = table().dataset.since;
  if (document.hidden) { left = table().dataset.seen; return; }
  if (!since || left === table().dataset.seen || steps.length || taps.length || !table().dataset.turn) return;
  await showBoxes(); drawMarks();
}

// The table as it was after one of the steps; of what comes meanwhile the newest waits.
async function goTo(place, quietly) {
  const from = before, query = new URLSearchParams({ taps: '', base, to: steps[place] });
  const answer = await fetch(address('/view?') + query).catch(showConnectionLost);
  const text = answer && answer.ok && await answer.text();
  if (!text || !steps.length) return;
  const back = place < at; at = place;
  change(read(patched(from, text.split('\t').slice(1))).getElementById('table'));
  visited[place] ??= { told: newest(), marked: back ? [] : marked };
  if (back) { marked = visited[place].marked; drawMarks(); }
  if (quietly) { finishAnimations(); unmark(); visited[place].marked = []; return; }
  const told = lines().filter(line => number(line) > (visited[place - 1]?.told ?? -1));
  caption(place ? told : []);
  part('.quiet').textContent = place ? told.map(sentence).join(' ') : '';
  part('.at').textContent = place + ' / ' + (steps.length - 1);
  markBox();
}
async function stepSince(moment) {
  skipWaiting(); taps = []; marksNow = marked; visited = []; steps = table().dataset.since.split(' '); at = 0;
  part('.since').hidden = true; part('.steps').hidden = false;
  if (!boxes) await showBoxes();
  if (innerWidth <= 960) scrollTo(0, 0);
  const first = Math.max(1, steps.indexOf(moment));
  await goTo(first - 1, true); await goTo(first);
  if (!moment) part('[data-follow=next]').focus();
}
// Back to what is the case; whoever came by keyboard goes on where the next choice is.
function toNow(stay) {
  hideBoxes();
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
    // What has the focus gets these two first.
    return e.key === 'Enter' || e.key === ' ' ? setTimeout(skipWaiting) : skipWaiting();
  }
  keys[e.key](); e.preventDefault(); e.stopImmediatePropagation();
}
function followClick(e) {
  const does = { since: stepSince, back: () => to(at - 1), next: () => to(at + 1), now: () => toNow() };
  const button = e.target.closest('[data-follow]'), moment = e.target.closest('[data-moment]')?.dataset.moment;
  if (button) does[button.dataset.follow]();
  else if (moment) { if (steps.length) to(steps.indexOf(moment)); else stepSince(moment); }
  else if (e.target.closest('[data-pick], [data-play]')) toNow(true);
}
