// SHA-256, written out: browsers offer theirs only to pages that come by https.
// Defines: hexadecimal, commitmentTo, sha256, sumOfText.
'use strict';
const sha256 = (() => {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every(p => n % p)) primes.push(n);
  const fraction = x => Math.floor((x - Math.floor(x)) * 2 ** 32);
  const K = primes.map(p => fraction(Math.cbrt(p)));
  const START = primes.slice(0, 8).map(p => fraction(Math.sqrt(p)));
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  return bytes => {
    const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
    const view = new DataView(padded.buffer);
    const hash = [...START];
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    view.setUint32(padded.length - 4, bytes.length * 8);
    for (let block = 0; block < padded.length; block += 64) {
      const w = [...Array(16).keys()].map(i => view.getUint32(block + 4 * i));
      for (let i = 16; i < 64; i++) {
        const a = w[i - 15];
        const b = w[i - 2];
        w[i] =
          (w[i - 16] +
            (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
            w[i - 7] +
            (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) |
          0;
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let i = 0; i < 64; i++) {
        const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i];
        const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] = (hash[i] + x) | 0));
    }
    const sum = new DataView(new ArrayBuffer(32));
    hash.forEach((x, i) => sum.setInt32(4 * i, x));
    return new Uint8Array(sum.buffer);
  };
})();
const hexadecimal = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
const sumOfText = text => hexadecimal(sha256(new TextEncoder().encode(text)));
const commitmentTo = (salt, word) => sumOfText('tafelrunde word 1\n' + salt + '\n' + word);
