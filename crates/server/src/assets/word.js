// Words for the dice. The browser thinks of one that nobody can know before; whoever likes writes another.
// Where others are to sit down it is sealed: only its commitment is sent, and the word itself once all seats
// are taken.
// Uses: keep, kept, forget (keeping.js); hexadecimal, commitmentTo (sha256.js); isConnectionLost
// (listening.js); sendToTable (sending.js); page, table (table.js).
// Defines: fillInDiceWords, showWord.
'use strict';
const WORD_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const randomBytes = count => [...crypto.getRandomValues(new Uint8Array(count))];
const newWord = () =>
  randomBytes(16)
    .map(byte => WORD_LETTERS[byte % 32])
    .join('');

function fillInDiceWords() {
  for (const field of document.querySelectorAll('input[name=word]')) {
    if (field.thoughtOf || field.value) continue;
    field.thoughtOf = true;
    field.value = newWord();
  }
}

fillInDiceWords();

// What the house would leave out of a word (`is_unseen` in shown.rs): sealed with it, the word could not be
// shown.
const UNSEEN = new RegExp(
  '[\\p{Cc}\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u17b4-\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e' +
    '\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb' +
    '\\u{1bca0}-\\u{1bca3}\\u{1d159}\\u{1d173}-\\u{1d17a}' +
    '\\u{e0000}-\\u{e0fff}]',
  'gu',
);

function cleanWord(text) {
  const parts = text
    .replace(UNSEEN, '')
    .split(/\s+/)
    .filter(part => part);
  return [...parts.join(' ')].slice(0, 24).join('').trimEnd();
}

// Somebody sits down, or opens a table at which others will: the form sends a commitment instead of the word.
// A browser that cannot keep the word until it is to be shown sends it in the open.
function sealWord(form) {
  const { word: field, commitment } = form.elements;
  if (!field || !commitment) return;
  const others = [...form.elements].filter(other => /^seat\d/.test(other.name));
  if (others.length && !others.some(other => other.value === 'friend' && other.checked !== false)) return;
  const word = cleanWord(field.value) || newWord();
  const salt = hexadecimal(randomBytes(32));
  const sum = commitmentTo(salt, word);
  if (!keep('word ' + sum, JSON.stringify({ word, salt }))) return;
  commitment.value = sum;
  field.value = '';
}

document.addEventListener('submit', e => sealWord(e.target));

// All seats are taken: the page shows its own word, and keeps the sum of what was fixed before to compare it
// after the game.
let wordBeingShown = '';
async function showWord() {
  const { reveal, published } = table().dataset;
  const word = reveal && kept('word ' + reveal);
  if (!word || wordBeingShown === reveal) return;
  wordBeingShown = reveal;
  const noted = 'dice ' + page.dataset.table;
  if (!kept(noted)) keep(noted, published);
  const why = await sendToTable('/word', JSON.parse(word));
  if (!why) forget('word ' + reveal);
  if (why) wordBeingShown = '';
  if (why && isConnectionLost) setTimeout(showWord, 2000);
}
