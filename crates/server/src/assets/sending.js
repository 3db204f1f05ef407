// What a page sends to its table, and the message if that fails.
// Uses: isConnectionLost (listening.js); page, address, parsePage, taps, isSending (table.js).
// Defines: showProblem, showConnectionLost, sendToTable, failureIn, sendOnce, sendForm.
'use strict';
function showProblem(text) {
  isConnectionLost = false;
  const p = document.getElementById('problem');
  if (p) p.textContent = text;
}

function showConnectionLost() {
  showProblem(page.dataset.lost);
  isConnectionLost = true;
}

// Sends something to the table; answers what went wrong, nothing if all went well.
async function sendToTable(path, data) {
  const how = { method: 'POST', body: new URLSearchParams(data), signal: AbortSignal.timeout(15000) };
  const answer = await fetch(address(path), how).catch(showConnectionLost);
  if (!answer) return page.dataset.lost;
  const why = answer.ok ? '' : failureIn(await answer.text());
  showProblem(why);
  return why;
}

function failureIn(text) {
  const said = parsePage(text).querySelector('.failure')?.textContent;
  return said ? said.trim().replace(/\s+/g, ' ') : page.dataset.lost;
}

// Sends a move unless one is on its way: a second tap on the same button is no second move.
async function sendOnce(path, data) {
  if (isSending) return;
  const made = taps;
  isSending = true;
  const why = await sendToTable(path, data);
  isSending = false;
  if (!why && taps === made) taps = [];
}

// Sends a form without leaving the page. What was written is removed only when the house has it; a failure is
// said beside the field.
async function sendForm(form) {
  if (form.sending) return;
  const field = form.elements.text;
  const text = field?.value;
  const unsent = form.querySelector('[data-unsent]');
  form.sending = true;
  const why = await sendToTable(form.dataset.send, new FormData(form));
  form.sending = false;
  // The page may have been drawn anew meanwhile.
  const now = why && document.getElementById(field?.id);
  if (now && !now.value) now.value = text;
  if (unsent) unsent.textContent = why && unsent.dataset.unsent + ' ' + why;
  if (!why && field?.value.startsWith(text)) field.value = field.value.slice(text.length);
}
