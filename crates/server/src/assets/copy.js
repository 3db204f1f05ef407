// Copies what a button names, such as the link of an invitation. A browser lets only pages that came safely write into the
// clipboard by themselves; elsewhere the text is selected first, and if not even that copies it, it is left selected.
'use strict';
function selectAll(text) {
  const all = document.createRange(), chosen = getSelection();
  all.selectNodeContents(text); chosen.removeAllRanges(); chosen.addRange(all);
}

async function copyText(button) {
  const text = document.getElementById(button.dataset.copies), said = document.getElementById(button.dataset.tell);
  said.textContent = ''; // whoever listens hears it every time
  const alone = navigator.clipboard && await navigator.clipboard.writeText(text.textContent).then(() => true, () => false);
  if (!alone) selectAll(text);
  said.textContent = alone || document.execCommand('copy') ? said.dataset.copied : said.dataset.selected;
}

document.addEventListener('click', e => { const button = e.target.closest('[data-copies]'); if (button) copyText(button); });
