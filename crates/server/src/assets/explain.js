// Whatever a board draws can be asked about: rest the mouse on it, hold a finger on it, or press ? on what
// has the focus; then arrows lead from thing to thing. A tap on what is not offered says why not. Each answer
// is one small request, kept until the next move.
'use strict';
{
  // names of its own
  const asked = document.querySelector('[data-ask]');
  const THING = '[data-explain]';
  const RESTS = 650;
  const STAYS = 15000;
  const USED =
    '[data-pick]:not(:disabled), [data-play], [data-undo], a[href], button:not(:disabled), ' +
    'input, select, textarea, label, summary';
  let answers = new Map();
  let version = '';
  let waits = 0;
  let resting = 0;
  let holding = 0;
  let closing = 0;
  let held = false;
  let down = null;
  let told = null;
  let closed = null;
  let walking = false;

  const seen = e => e.checkVisibility() && e.getBoundingClientRect().width > 0 && !e.closest('defs');
  // The thing that is drawn at a place; what lies over the board hides it.
  function thingAt(x, y) {
    const all = document.elementsFromPoint(x, y);
    if (!all.length || all[0].closest('.explained, dialog, #hints, #cover, [data-overlay], .bar'))
      return null;
    return all.map(e => e.closest(THING)).find(Boolean) || null;
  }

  function answerTo(thing) {
    const now = document.getElementById('table')?.dataset.version || '';
    const query = new URLSearchParams({ what: thing.dataset.explain });
    if (now !== version) {
      answers = new Map();
      version = now;
    }
    if (taps.length) query.set('taps', taps.join('\n'));
    const address = asked.dataset.ask + (asked.dataset.ask.includes('?') ? '&' : '?') + query;
    if (!answers.has(address))
      answers.set(
        address,
        fetch(address)
          .then(a => (a.ok ? a.text() : ''))
          .catch(() => ''),
      );
    return answers.get(address);
  }

  const card = document.createElement('aside');
  const ring = document.createElement('div');
  const said = document.createElement('p');
  if (asked) {
    card.className = 'explained';
    card.hidden = true;
    card.setAttribute('role', 'dialog');
    ring.className = 'asked-ring';
    ring.hidden = true;
    said.className = 'quiet';
    said.setAttribute('role', 'status');
    document.body.append(ring, card, said);
  }

  // Beside the thing, never over it; on a small screen the card is a sheet at the bottom.
  function placeCard(thing) {
    const box = thing.getBoundingClientRect();
    const pad = 4;
    Object.assign(ring.style, {
      left: box.left - pad + 'px',
      top: box.top - pad + 'px',
      width: box.width + 2 * pad + 'px',
      height: box.height + 2 * pad + 'px',
    });
    card.style.left = card.style.top = '';
    const sheet = innerWidth <= 720 && !card.querySelector('.why-not');
    card.classList.toggle('sheet', sheet);
    if (sheet) return;
    const w = card.offsetWidth;
    const h = card.offsetHeight;
    const fit = (at, size, most) => Math.max(8, Math.min(at, most - size - 8));
    let left = box.right + 12;
    let top = fit(box.top + box.height / 2 - h / 2, h, innerHeight);
    if (left + w > innerWidth - 8) left = box.left - w - 12;
    if (left < 8) {
      left = fit(box.left + box.width / 2 - w / 2, w, innerWidth);
      top = box.bottom + 12 + h < innerHeight ? box.bottom + 12 : Math.max(8, box.top - h - 12);
    }
    card.style.left = left + 'px';
    card.style.top = top + 'px';
  }

  async function explain(thing, why, by) {
    const mine = ++waits;
    const text = await answerTo(thing);
    if (mine !== waits || !text || !thing.isConnected) return;
    const parts = read(text);
    const part = (why && parts.querySelector('.why-not')) || parts.querySelector('.explanation');
    if (!part) return;
    const shownPart = document.importNode(part, true);
    const name = shownPart.querySelector('h2');
    name.id = 'explained-name';
    card.setAttribute('aria-labelledby', name.id);
    card.replaceChildren(shownPart);
    card.hidden = ring.hidden = false;
    card.dataset.by = by;
    told = thing;
    placeCard(thing);
    said.textContent =
      by === 'mouse'
        ? ''
        : [...shownPart.querySelectorAll('h2, p:not(.ways), dt, dd')].map(e => e.textContent).join('. ');
    clearTimeout(closing);
    if (part.matches('.why-not')) closing = setTimeout(dismiss, STAYS);
  }

  function dismiss() {
    waits++;
    walking = false;
    told = null;
    clearTimeout(resting);
    clearTimeout(closing);
    card.hidden = ring.hidden = true;
    said.textContent = '';
  }

  function askByKey() {
    const on = document.activeElement;
    const here =
      on &&
      on !== document.body &&
      (on.closest(THING) || (on.closest('#table, .replay') && thingAt(...centre(on))));
    const first =
      here || [...document.querySelectorAll('#table svg ' + THING + ', .replay svg ' + THING)].find(seen);
    if (!first) return;
    walking = true;
    first.scrollIntoView({ block: 'nearest' });
    explain(first, false, 'key');
  }

  async function openLegend(address) {
    const answer = await fetch(address).catch(() => null);
    const text = answer?.ok && (await answer.text());
    if (!text) {
      location.href = address;
      return;
    }
    const main = read(text).querySelector('main.legend');
    const dialog = document.createElement('dialog');
    const body = document.createElement('div');
    if (document.querySelector('#table svg defs'))
      main.querySelectorAll('svg[width="0"]').forEach(e => e.remove());
    dialog.className = 'legend-sheet';
    dialog.setAttribute('aria-label', main.querySelector('h1').textContent);
    body.className = 'legend';
    body.append(...main.childNodes);
    dialog.append(body);
    document.body.append(dialog);
    dialog.addEventListener('close', () => dialog.remove());
    dialog.addEventListener('click', e => {
      if (e.target === dialog || e.target.closest('[data-close]')) dialog.close();
    });
    dismiss();
    dialog.showModal();
  }

  // A thing drawn on a board is often larger than what is seen of it, as a sector is: its middle is marked.
  function markedBox(thing) {
    const box = thing.getBoundingClientRect();
    const [x, y] = centre(thing);
    if (!(thing instanceof SVGElement)) return box;
    const size = Math.min(52, Math.max(30, Math.min(box.width, box.height) * 0.8));
    return { left: x - size / 2, top: y - size / 2, width: size, height: size };
  }
  // What a hint would move is ringed on the board, with the hint's number.
  function drawHints() {
    document.querySelectorAll('.hint-mark').forEach(e => e.remove());
    const rows = [...document.querySelectorAll('#hints [data-shows]')].filter(row => row.checkVisibility());
    const known = new Map(); // a thing of several hints has all their numbers
    for (const row of rows)
      for (const what of row.dataset.shows.split('\n')) {
        // What is drawn twice, small and large, is marked where it can be tapped.
        const all = [...document.querySelectorAll(`#table [data-explain="${CSS.escape(what)}"]`)].filter(
          seen,
        );
        const thing = all.find(e => e.dataset.pick) || all[0];
        const other = known.get(thing);
        if (other && !other.dataset.place.split(' ').includes(row.dataset.place))
          other.dataset.place += ' ' + row.dataset.place;
        if (!thing || other) continue;
        const box = markedBox(thing);
        const mark = document.createElement('div');
        mark.className = thing instanceof SVGElement ? 'hint-mark round' : 'hint-mark';
        mark.dataset.place = row.dataset.place;
        mark.setAttribute('aria-hidden', 'true');
        Object.assign(mark.style, {
          left: box.left + scrollX - 3 + 'px',
          top: box.top + scrollY - 3 + 'px',
          width: box.width + 6 + 'px',
          height: box.height + 6 + 'px',
        });
        document.body.append(mark);
        known.set(thing, mark);
      }
  }

  // Why something is not possible is true until the next move; what the result covers is not asked about any
  // more.
  const isCovered = () => document.querySelector('.ending')?.checkVisibility() && !told.closest('.ending');
  const isStale = () =>
    isCovered() ||
    (card.querySelector('.why-not') && version !== document.getElementById('table').dataset.version);
  const typing = e => e.target.matches?.('input, textarea, select, [contenteditable]');
  function askKey(e) {
    if (document.querySelector('dialog[open]')) return;
    const way = WAYS[e.key];
    const others = () =>
      [...document.querySelectorAll(THING)].filter(thing => !told.contains(thing) && seen(thing));
    const done = () => {
      e.preventDefault();
      e.stopImmediatePropagation();
    };
    if (e.key === 'Escape' && !card.hidden) {
      dismiss();
      return done();
    }
    if (typing(e) || e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === 'Escape' && document.querySelector('#hints form') && !taps.length) {
      post(document.querySelector('#hints form'));
      return done();
    }
    // A key for those whose focus is on the table; elsewhere it is what it always is.
    if (e.key === '?' && e.target.closest?.('#table, .replay')) {
      askByKey();
      return done();
    }
    if (walking && told && way) {
      const next = towards(told, way, others());
      next.scrollIntoView({ block: 'nearest' });
      explain(next, false, 'key');
      return done();
    }
  }

  if (asked) {
    document.addEventListener(
      'pointermove',
      e => {
        if (down && Math.hypot(e.clientX - down.x, e.clientY - down.y) > 10) clearTimeout(holding);
        // What moves below a mouse that rests after a press asks nothing.
        if (e.pointerType !== 'mouse' || e.buttons || (down && e.clientX === down.x && e.clientY === down.y))
          return;
        clearTimeout(resting);
        if (e.target.closest?.('.explained')) return;
        if (told && card.dataset.by === 'mouse' && !card.querySelector('.why-not')) {
          const a = told.getBoundingClientRect();
          const b = card.getBoundingClientRect();
          const near = r =>
            e.clientX > r.left - 14 &&
            e.clientX < r.right + 14 &&
            e.clientY > r.top - 14 &&
            e.clientY < r.bottom + 14;
          if (!near(a) && !near(b)) dismiss();
        }
        resting = setTimeout(() => {
          const thing = thingAt(e.clientX, e.clientY);
          if (thing && thing !== told) explain(thing, false, 'mouse');
        }, RESTS);
      },
      { passive: true },
    );
    document.addEventListener(
      'pointerdown',
      e => {
        down = { x: e.clientX, y: e.clientY, at: e.timeStamp };
        held = false;
        clearTimeout(resting);
        clearTimeout(holding);
        closed = null;
        waits++; // what was about to be told would lie over what is pressed
        if (!card.hidden && !e.target.closest?.('.explained')) {
          closed = told;
          dismiss();
        }
        if (e.pointerType === 'mouse' || !thingAt(e.clientX, e.clientY)) return;
        holding = setTimeout(() => {
          const thing = thingAt(down.x, down.y);
          if (thing) {
            held = true;
            explain(thing, false, 'finger');
          }
        }, RESTS);
      },
      { passive: true },
    );
    document.addEventListener('pointercancel', () => clearTimeout(holding));
    document.addEventListener('pointerup', e => {
      clearTimeout(holding);
      // A page that was busy takes a short tap for a long one, or a long one for a short one: the browser's
      // clock knows better.
      const long = down && e.pointerType !== 'mouse' && e.timeStamp - down.at >= RESTS;
      if (held && !long) {
        held = false;
        dismiss();
      }
      if (held || !down || e.button || Math.hypot(e.clientX - down.x, e.clientY - down.y) > 10) return;
      if (long) {
        const thing = thingAt(down.x, down.y);
        if (thing) {
          held = true;
          explain(thing, false, 'finger');
        }
        return;
      }
      if (lesson) return;
      if (e.target.closest?.('.explained, dialog') || e.target.closest?.(USED)) return;
      const thing = thingAt(e.clientX, e.clientY);
      // A second tap on the same thing only closes.
      if (thing && thing !== closed)
        explain(thing, Boolean(page?.dataset.seated), e.pointerType === 'mouse' ? 'mouse' : 'finger');
    });
    // A finger that was held does not tap as well.
    document.addEventListener(
      'click',
      e => {
        if (held) {
          held = false;
          e.preventDefault();
          e.stopImmediatePropagation();
          return;
        }
        if (e.target.closest?.('.explained [data-what]') && told) {
          explain(told, false, 'finger');
          return;
        }
        if (e.target.closest?.('.explained [data-close]')) {
          dismiss();
          return;
        }
        const link = e.target.closest?.('a[data-legend]');
        if (link && !e.ctrlKey && !e.metaKey && !e.shiftKey) {
          e.preventDefault();
          openLegend(link.getAttribute('href'));
        }
      },
      true,
    );
    document.addEventListener('contextmenu', e => held && e.preventDefault());
    document.addEventListener('keydown', askKey, true);
    addEventListener(
      'scroll',
      e => {
        if (card.contains(e.target)) return;
        if (told && card.dataset.by !== 'key') dismiss();
        else if (told) placeCard(told);
        drawHints();
      },
      { passive: true, capture: true },
    );
    addEventListener('resize', () => {
      dismiss();
      drawHints();
    });
    const watched = document.getElementById('table');
    if (watched) {
      let drawn = 0;
      new MutationObserver(() => {
        cancelAnimationFrame(drawn);
        drawn = requestAnimationFrame(drawHints);
        if (told && (!told.isConnected || isStale())) dismiss();
      }).observe(watched, { childList: true, subtree: true });
    }
  }
  document.addEventListener('input', e => {
    if (!e.target.matches('[data-find-sign]')) return;
    const wanted = e.target.value.trim().toLowerCase();
    const legend = e.target.closest('.legend');
    for (const sign of legend.querySelectorAll('.signs li'))
      sign.hidden = !sign.textContent.toLowerCase().includes(wanted);
    for (const part of legend.querySelectorAll('.signs-of'))
      part.hidden = !part.querySelector('li:not([hidden])');
  });
}
