// A lesson: taps and moves ask the house for the next page, which is morphed into this one, so that pieces
// glide. A tap on anything else than what is wanted says what is.
// Uses: showTitle (title.js); latestOnly (redraw.js); lostFocus (keys.js); fillInDiceWords (word.js); travel
// (motion.js); morph (morph.js); table, parsePage (table.js); isDecision, isWanted, isInSight, lessonTargets,
// turnToSection, bringIntoSight, drawLights, drawLightsSoon, isCalm, flashLights (lesson-lights.js).
// Defines: lesson.
'use strict';
const lesson = document.querySelector('[data-lesson]');
let lessonTaps = [];
let wrongTaps = 0;

const lessonPages = latestOnly(6000);

// Shows the page at an address in place of this one; `isBack` if the address is in the history already.
async function turnPage(url, isBack) {
  const answer = await lessonPages.ask(url);
  if (!answer) return;
  if (!answer.text) {
    nudge(lesson.dataset.lost);
    return;
  }
  const next = parsePage(answer.text);
  const before = table().dataset.at;
  const held = table().contains(document.activeElement);
  travel(() => morph(table(), next.getElementById('table')));
  showTitle({ plain: next.title });
  fillInDiceWords();
  const isNew = table().dataset.at !== before;
  if (isNew) {
    lessonTaps = [];
    wrongTaps = 0;
    nudge('');
    for (const open of table().querySelectorAll('details[open]')) open.open = false;
    if (!isBack) history.pushState(null, '', table().dataset.at);
  }
  turnToSection();
  const play = table().querySelector('[data-play]');
  const rest = table().querySelector('#guide .next, #guide .show, #guide .to-game button');
  if (held && (play || isNew || lostFocus())) (play || rest)?.focus({ preventScroll: true });
  bringIntoSight();
  drawLightsSoon();
  // Pieces take a moment to arrive.
  setTimeout(drawLightsSoon, 350);
  setTimeout(drawLightsSoon, 800);
}

// Asks for the page of this step with what was done.
function askAtStep(fields) {
  nudge('');
  return turnPage(table().dataset.at + '&' + new URLSearchParams(fields));
}

function tapPick(pick) {
  lessonTaps = pick === 'clear' ? [] : [...lessonTaps, pick];
  return askAtStep({ taps: lessonTaps.join('\n') });
}

// Says something below the task.
function nudge(text) {
  const line = document.getElementById('nudge');
  if (line) line.textContent = text;
}

// A wrong tap changes nothing: the page says what is wanted and flashes it.
function sayWhatIsWanted() {
  const wanted = table().querySelector('#guide .ask, #guide [data-play], #guide .next');
  if (!wanted) return;
  nudge('');
  wrongTaps++;
  requestAnimationFrame(() => nudge(lesson.dataset.lesson + ' ' + wanted.textContent.trim()));
  flashLights(Math.min(wrongTaps, 3));
}

// Shows how: taps what is wanted, each after a moment in which it flashes. Where no tap leads on, the link is
// followed, which does all at once.
let isShowingHow = false;
async function showHow(link) {
  const from = table().dataset.at;
  const isHere = () => table().dataset.at === from;
  const state = () => lessonTaps.join('\n');
  if (isShowingHow) return;
  isShowingHow = true;
  nudge('');
  for (let tried = 0; tried < 6 && isHere(); tried++) {
    const play = table().querySelector('#guide [data-play]');
    const known = state();
    const free = e => !e.matches('[aria-pressed=true], [data-unlit]');
    const open = lessonTargets().filter(e => e.dataset.pick && isInSight(e) && free(e));
    const next = play || open.find(isDecision) || open[0];
    if (!next) break;
    bringIntoSight();
    flashLights(1);
    await new Promise(done => setTimeout(done, isCalm() ? 0 : 700));
    // A tap of the reader ends it.
    if (!isHere() || state() !== known || !next.isConnected) {
      isShowingHow = false;
      return;
    }
    const own = play ? known : [...lessonTaps, next.dataset.pick].join('\n');
    await (play ? askAtStep({ play: play.dataset.play }) : tapPick(next.dataset.pick));
    if (isHere() && state() !== own) {
      isShowingHow = false;
      return;
    }
  }
  isShowingHow = false;
  if (isHere()) await turnPage(link.getAttribute('href'));
}

// Does what a tap is for; answers whether it was for anything.
function tapInLesson(target) {
  const near = what => target.closest('[data-' + what + ']');
  if (near('pick') && !isWanted(near('pick'))) {
    sayWhatIsWanted();
    return true;
  }
  if (near('pick')) {
    tapPick(near('pick').dataset.pick);
    return true;
  }
  if (near('play')) {
    askAtStep({ play: near('play').dataset.play });
    return true;
  }
  const link = target.closest('a[data-step]');
  if (link) {
    link.matches('.show') ? showHow(link) : turnPage(link.getAttribute('href'));
    return true;
  }
  if (!target.closest('a, button, summary, label, input, form, #guide, .bar')) sayWhatIsWanted();
}

if (lesson) {
  document.addEventListener('click', e => {
    if (e.button || e.ctrlKey || e.metaKey || e.shiftKey) return;
    if (tapInLesson(e.target)) e.preventDefault();
  });
  document.addEventListener('keydown', e => {
    const pick = e.target.closest('a[role=button][data-pick]');
    if (pick && (e.key === 'Enter' || e.key === ' ')) {
      tapInLesson(pick);
      e.preventDefault();
    }
    if (e.key === 'Escape' && lessonTaps.length) {
      lessonTaps = [];
      askAtStep({ taps: '' });
    }
  });
  // The reason may lie below what is seen of the text.
  document.addEventListener(
    'toggle',
    e => e.target.open && e.target.matches('.why') && e.target.scrollIntoView({ block: 'nearest' }),
    true,
  );
  addEventListener('popstate', () => turnPage(location.href, true));
  addEventListener('scroll', drawLightsSoon, { passive: true });
  addEventListener('resize', drawLightsSoon);
  turnToSection();
  bringIntoSight();
  drawLights();
  setTimeout(drawLightsSoon, 400);
}
