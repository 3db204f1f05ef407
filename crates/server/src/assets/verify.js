// Checks the dice of a finished game in the reader's own browser: the secret must be the one whose sum was published
// before the game, and everything chance did must follow from it and from the words of the players. SHA-256 is written
// out, because browsers offer theirs only to pages that come by https.
'use strict';
const primes = [];
for (let n = 2; primes.length < 64; n++) if (primes.every(p => n % p)) primes.push(n);
const fraction = x => Math.floor((x - Math.floor(x)) * 2 ** 32);
const K = primes.map(p => fraction(Math.cbrt(p))), START = primes.slice(0, 8).map(p => fraction(Math.sqrt(p)));

function sha256(bytes) {
  const padded = new Uint8Array((bytes.length + 72) >> 6 << 6), view = new DataView(padded.buffer), hash = [...START];
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  view.setUint32(padded.length - 4, bytes.length * 8);
  const turn = (x, n) => x >>> n | x << 32 - n;
  for (let block = 0; block < padded.length; block += 64) {
    const w = [...Array(16).keys()].map(i => view.getUint32(block + 4 * i));
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >>> 3) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ b >>> 10) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + K[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, d + one | 0, c, b, a, one + two | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => hash[i] = hash[i] + x | 0);
  }
  const sum = new DataView(new ArrayBuffer(32));
  hash.forEach((x, i) => sum.setInt32(4 * i, x));
  return new Uint8Array(sum.buffer);
}

const joined = parts => Uint8Array.from(parts.flatMap(part => [...part]));
const text = string => new TextEncoder().encode(string);
const number = value => { const bytes = new DataView(new ArrayBuffer(8)); bytes.setBigUint64(0, BigInt(value)); return new Uint8Array(bytes.buffer); };
const hex = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
const bytes = digits => Uint8Array.from(digits.match(/../g), pair => parseInt(pair, 16));

// Which of the weighted choices the dice give for the move with this number.
function thrown(key, move, weights) {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  for (let i = 0; ; i++) {
    const word = new DataView(sha256(joined([key, number(move), number(i)])).buffer).getBigUint64(0);
    const product = word * all, low = BigInt.asUintN(64, product);
    if (low < 2n ** 64n % all) continue;
    let left = product >> 64n;
    return weights.findIndex(weight => { if (left < weight) return true; left -= weight; return false; });
  }
}

const dice = document.querySelector('[data-dice]'), verdict = document.getElementById('verdict');
const secret = bytes(dice.dataset.secret);
const words = [...dice.querySelectorAll('[data-word]')].map(word => text(word.dataset.word));
const key = sha256(joined([text('tafelrunde dice 1\n'), secret, ...words.flatMap(word => [number(word.length), word])]));
let fair = hex(sha256(secret)) === dice.dataset.commitment;
for (const row of dice.querySelectorAll('[data-throw]')) {
  const right = thrown(key, row.dataset.throw, row.dataset.weights.split(' ').map(BigInt)) === +row.dataset.chosen;
  row.lastElementChild.textContent = right ? '✓' : '✗';
  fair &&= right;
}
verdict.textContent = fair ? verdict.dataset.fair : verdict.dataset.unfair;
verdict.className = fair ? 'gain' : 'loss';
