// Copies what a button names: the link of an invitation, the address of a step. A browser lets only pages
// that came safely write into the clipboard by themselves; elsewhere the text is selected first, and if not
// even that copies it, it is left selected.
'use strict';
function select(text) {
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

async function copy(button) {
  const text = document.getElementById(button.dataset.copy);
  const said = document.getElementById(button.dataset.tell);
  said.textContent = ''; // whoever listens hears it every time
  const write = navigator.clipboard && navigator.clipboard.writeText(text.value ?? text.textContent);
  const alone =
    write &&
    (await write.then(
      () => true,
      () => false,
    ));
  if (!alone) select(text);
  said.textContent = alone || document.execCommand('copy') ? said.dataset.copied : said.dataset.selected;
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
  if (button) copy(button);
});
