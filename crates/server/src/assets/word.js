// A word for the dice that nobody can know before, wherever one is asked for; whoever likes writes another.
'use strict';
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
function thinkOfWords() {
  for (const field of document.querySelectorAll('input[name=word]')) {
    if (field.thoughtOf || field.value) continue;
    field.thoughtOf = true;
    field.value = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => LETTERS[byte % 32]).join('');
  }
}
thinkOfWords();
