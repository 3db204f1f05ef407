// Copies the text a button names: the link of an invitation, the address of a step. A browser lets only pages
// that came by https write into the clipboard; elsewhere the text is selected and copied, or, if even that
// fails, left selected.
// Defines: completeLinks.
'use strict';
function selectText(text) {
  if (text.select) {
    text.select();
    return;
  }
  const all = document.createRange();
  const chosen = getSelection();
  all.selectNodeContents(text);
  chosen.removeAllRanges();
  chosen.addRange(all);
}

async function copyText(button) {
  const text = document.getElementById(button.dataset.copy);
  const said = document.getElementById(button.dataset.tell);
  said.textContent = ''; // so that screen readers say it again
  const write = navigator.clipboard && navigator.clipboard.writeText(text.value ?? text.textContent);
  const isWritten = write ? await write.then(() => true).catch(() => false) : false;
  if (!isWritten) selectText(text);
  said.textContent = isWritten || document.execCommand('copy') ? said.dataset.copied : said.dataset.selected;
}

// A link without the address of the house gets the one this page came from: the house may not know for sure
// where it is.
function completeLinks() {
  for (const link of document.querySelectorAll('[data-path]')) {
    const whole = location.origin + link.dataset.path;
    if (link.matches('input')) link.value = whole;
    else if (link.textContent !== whole) link.textContent = whole;
  }
}

completeLinks();

document.addEventListener('click', e => {
  const button = e.target.closest('[data-copy]');
  if (button) copyText(button);
});
