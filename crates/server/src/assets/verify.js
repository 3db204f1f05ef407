// Checks the dice of a finished game in the reader's own browser: the secret must be the one whose sum was
// published before the game, every sealed word the one that was sealed, and everything chance did must follow
// from both. It comes to the same verdicts as `tafelrunde verify`, except that the house vouches for the
// moves being legal.
// Uses: kept (keeping.js); sha256, hexadecimal, sumOfText, commitmentTo (sha256.js).
'use strict';
const text = string => new TextEncoder().encode(string);
const number = n => {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(n));
  return new Uint8Array(view.buffer);
};

const joined = parts => Uint8Array.from(parts.flatMap(part => [...part]));
const bytes = digits => Uint8Array.from(digits.match(/../g), pair => parseInt(pair, 16));

// Which of the weighted choices the dice give for the move with this number.
function thrown(key, move, weights) {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  for (let i = 0; ; i++) {
    const word = new DataView(sha256(joined([key, number(move), number(i)])).buffer).getBigUint64(0);
    const product = word * all;
    const low = BigInt.asUintN(64, product);
    if (low < 2n ** 64n % all) continue;
    let left = product >> 64n;
    return weights.findIndex(weight => {
      if (left < weight) return true;
      left -= weight;
      return false;
    });
  }
}

const dice = document.querySelector('[data-dice]');
const verdict = document.getElementById('verdict');
const { commitment, moves, seats } = dice.dataset;
const given = +dice.dataset.given;
const secret = bytes(dice.dataset.secret);
const words = [...dice.querySelectorAll('[data-word]')].map(word => word.dataset);
const throws = [...dice.querySelectorAll('[data-throw]')];

// A word that was withheld is a dash; no two seats have the same commitment.
const commitments = words.flatMap(({ sealed }) => (sealed ? [sealed] : []));
const isAsSealed = ({ word, sealed, salt }) =>
  !sealed || (salt ? commitmentTo(salt, word) === sealed : word === '-');
const wordsAreRight =
  words.length === +seats && words.every(isAsSealed) && new Set(commitments).size === commitments.length;

function isRight(key, row) {
  const { throw: move, weights, chosen } = row.dataset;
  const right = thrown(key, move, weights.split(' ').map(BigInt)) === +chosen;
  row.lastElementChild.textContent = right ? '✓' : '✗';
  return right;
}

function judge() {
  const mixed = words.map(({ word }) => text(word)).flatMap(word => [number(word.length), word]);
  const key = sha256(joined([text('tafelrunde dice 1\n'), secret, ...mixed]));
  const right = throws.map(row => isRight(key, row)).every(right => right);
  const isPossible =
    hexadecimal(sha256(secret)) === commitment && wordsAreRight && (!given || given < +moves);
  if (!right || !isPossible) return 'unfair';
  if (!throws.length) return given ? 'nothing' : 'none';
  return given ? 'given' : 'fair';
}

function pronounce(state) {
  verdict.dataset.state = state;
  verdict.textContent = verdict.dataset[state];
  verdict.className = { fair: 'gain', unfair: 'loss', nothing: 'loss' }[state] || '';
}

// The sum of everything that was fixed before any sealed word was shown, as `Proof::published` makes it.
const fixed = words
  .map(({ word, sealed }, i) => (sealed ? `sealed ${i + 1} ${sealed}\n` : `word ${i + 1} ${word}\n`))
  .join('');
const before = given ? `given ${given}\n${dice.dataset.lines}\n` : '';
const everything = sumOfText(`tafelrunde published 1\ndice ${commitment}\n${fixed}${before}`);

// Compares the sum the reader saw before the game. What was taken over is explained if it was part of that
// sum.
const field = document.getElementById('published');
const compared = document.getElementById('compared');
const found = judge();
function compare() {
  const sum = field.value.trim().toLowerCase();
  const fits = sum === everything ? 'everything' : sum === commitment ? 'secret' : 'other';
  compared.textContent = sum && compared.dataset[fits];
  compared.className = sum && fits === 'other' ? 'loss' : '';
  pronounce(sum && fits === 'other' ? 'unfair' : found === 'given' && fits === 'everything' ? 'fair' : found);
}

// What this browser saw itself before it showed its word.
field.value = kept('dice ' + dice.dataset.dice) || '';
field.addEventListener('input', compare);
compare();
