// What a page sends, and what it says when that does not arrive.
'use strict';
function problem(text) {
  lost = false;
  const p = document.getElementById('problem');
  if (p) p.textContent = text;
}

function showConnectionLost() {
  problem(page.dataset.lost);
  lost = true;
}

// Sends something to the table; answers what went wrong, nothing if all went well.
async function send(path, data) {
  const how = { method: 'POST', body: new URLSearchParams(data), signal: AbortSignal.timeout(15000) };
  const answer = await fetch(address(path), how).catch(showConnectionLost);
  if (!answer) return page.dataset.lost;
  const why = answer.ok ? '' : failure(await answer.text());
  problem(why);
  return why;
}

function failure(text) {
  const said = read(text).querySelector('.failure')?.textContent;
  return said ? said.trim().replace(/\s+/g, ' ') : page.dataset.lost;
}

// A second tap on the same button is no second move.
async function once(path, data) {
  if (sending) return;
  const made = taps;
  sending = true;
  const why = await send(path, data);
  sending = false;
  if (!why && taps === made) taps = [];
}

// Sends a form. What was written stays until the house has it; if it does not get there, that is said beside
// it.
async function post(form) {
  if (form.sending) return;
  const field = form.elements.text;
  const text = field?.value;
  const unsent = form.querySelector('[data-unsent]');
  form.sending = true;
  const why = await send(form.dataset.send, new FormData(form));
  form.sending = false;
  // The page may have been drawn anew meanwhile.
  const now = why && document.getElementById(field?.id);
  if (now && !now.value) now.value = text;
  if (unsent) unsent.textContent = why && unsent.dataset.unsent + ' ' + why;
  if (!why && field?.value.startsWith(text)) field.value = field.value.slice(text.length);
}
