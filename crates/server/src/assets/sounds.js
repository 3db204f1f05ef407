// Quiet sounds, synthesised here, for whoever has switched them on: one at a time. On a hidden page only the
// sound of the reader's turn is played. Phones vibrate as well.
// Uses: kept (keeping.js).
// Defines: playSound.
'use strict';
const SOUNDS = {
  // Of each tone: pitch in hertz, begin and length in seconds, wave form.
  place: [
    [190, 0, 0.07, 'triangle'],
    [95, 0.01, 0.09, 'sine'],
  ],
  card: [
    [1400, 0, 0.04, 'triangle'],
    [900, 0.04, 0.05, 'triangle'],
  ],
  dice: [0, 0.07, 0.13, 0.2, 0.26, 0.33].map((start, place) => [620 - place * 45, start, 0.03, 'square']),
  points: [
    [660, 0, 0.1, 'sine'],
    [880, 0.09, 0.16, 'sine'],
  ],
  turn: [
    [523, 0, 0.18, 'sine'],
    [784, 0.16, 0.3, 'sine'],
  ],
  end: [
    [392, 0, 0.25, 'sine'],
    [523, 0.2, 0.25, 'sine'],
    [659, 0.4, 0.5, 'sine'],
  ],
};

const VIBRATIONS = { turn: [40, 60, 40], place: 12, end: [60, 60, 120] };
let speaker = null;
let quietUntil = 0;

function playSound(name) {
  if (kept('sound') !== 'yes' || !window.AudioContext || (document.hidden && name !== 'turn')) return;
  speaker ||= new AudioContext();
  if (speaker.state === 'suspended') speaker.resume();
  const now = speaker.currentTime;
  if (now < quietUntil && name !== 'turn' && name !== 'end') return;
  const begin = Math.max(now, quietUntil);
  for (const [pitch, start, length, wave] of SOUNDS[name]) {
    const tone = speaker.createOscillator();
    const loudness = speaker.createGain();
    const from = begin + start;
    tone.type = wave;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(wave === 'square' ? 0.025 : 0.07, from + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0005, from + length);
    tone.connect(loudness).connect(speaker.destination);
    tone.start(from);
    tone.stop(from + length + 0.02);
    quietUntil = Math.max(quietUntil, from + length);
  }
  if (VIBRATIONS[name]) navigator.vibrate?.(VIBRATIONS[name]);
}
