// The legend: opens as a sheet over the page that links to it, and finds signs by their words.
// Uses: parsePage (table.js); explainedPage, dismissExplanation (explain.js).
'use strict';

async function openLegend(url) {
  const answer = await fetch(url).catch(() => null);
  const text = answer?.ok && (await answer.text());
  if (!text) {
    location.href = url;
    return;
  }
  const main = parsePage(text).querySelector('main.legend');
  const dialog = document.createElement('dialog');
  const body = document.createElement('div');
  // What drawings refer to is on the page of a table already.
  if (document.querySelector('#table svg defs')) {
    main.querySelectorAll('svg[width="0"]').forEach(e => e.remove());
  }
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
  dismissExplanation();
  dialog.showModal();
}

function findSigns(field) {
  const wanted = field.value.trim().toLowerCase();
  const legend = field.closest('.legend');
  for (const sign of legend.querySelectorAll('.signs li')) {
    sign.hidden = !sign.textContent.toLowerCase().includes(wanted);
  }
  for (const part of legend.querySelectorAll('.signs-of')) {
    part.hidden = !part.querySelector('li:not([hidden])');
  }
}

if (explainedPage) {
  const onClick = e => {
    const link = e.target.closest?.('a[data-legend]');
    if (!link || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    openLegend(link.getAttribute('href'));
  };
  document.addEventListener('click', onClick, true);
}
document.addEventListener('input', e => e.target.matches('[data-find-sign]') && findSigns(e.target));
