import { describe, expect, test } from 'vitest';
import { effects } from './effects.ts';
import { instruments } from './instruments.ts';
import { prepare } from './recipe.ts';
import { measureSound, renderSound } from './render-sound.ts';
import { RATE } from './sound.ts';
import type { Sound } from './sound.ts';

/** How loud samples are, in decibels below full scale. */
const loudness = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((all, sample) => all + sample ** 2, 0) / samples.length);

/** How much of a frequency (Hz) is in a sound, in decibels (Goertzel). */
function levelAt(hz: number, { left }: Sound): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / RATE);
  let [one, two] = [0, 0];
  for (const sample of left) [one, two] = [sample + coefficient * one - two, one];
  return 10 * Math.log10((one ** 2 + two ** 2 - coefficient * one * two) / left.length);
}

describe('a rendered sound', () => {
  test.each([0.991, 1, 1.0371])('of %f s has as many bytes as was said', async (seconds) => {
    const parts = [{ seconds, recipe: ['clicks'] }];
    const file = await renderSound(parts);
    expect(file.length).toBe(measureSound(parts).bytes);
    // Every frame begins with its mark, and all are of one size.
    for (let at = 0; at < file.length; at += 432) expect(file.readUInt16BE(at)).toBe(0xfffb);
  });

  test('is the same every time', async () => {
    const parts = [{ seconds: 1, recipe: ['drums', '+ pad', 'mix', 'room 0.5 20 4'] }];
    expect((await renderSound(parts)).equals(await renderSound(parts))).toBe(true);
  });

  test.each(['nothing', 'lowpass', 'lowpass high', 'gain 1 2', '__proto__'])(
    'is not made of %j',
    async (line) => {
      await expect(prepare(['drums', line], 1)).rejects.toThrow('This line means nothing');
    },
  );
});

test.each(Object.entries(instruments))(
  '%s is heard, and is no noise at full scale',
  (_name, play) => {
    const { left, right } = play(3);
    for (const samples of [left, right]) {
      expect(samples).toHaveLength(3 * RATE);
      expect(loudness(samples)).toBeGreaterThan(-45);
      expect(loudness(samples)).toBeLessThan(-6);
    }
  },
);

describe('what the notes say is what the sound does:', () => {
  test('a copy a millisecond later cancels 500 Hz and raises 1 kHz', async () => {
    const [alone, twice] = await Promise.all([
      prepare(['noise', 'as it is'], 4),
      prepare(['noise', 'copy 1 0', 'as it is'], 4),
    ]);
    expect(levelAt(500, twice)).toBeLessThan(levelAt(500, alone) - 20);
    expect(levelAt(1000, twice)).toBeCloseTo(levelAt(1000, alone) + 6, 0);
  });

  test('a kit and itself upside down are silence', async () => {
    const { left } = await prepare(['drums', '+ drums', 'polarity'], 2);
    expect(left.every((sample) => sample === 0)).toBe(true);
  });

  test('one channel upside down is nothing in mono', async () => {
    const { left, right } = await prepare(['pluck', 'flipright', 'mono'], 2);
    expect([...left, ...right].every((sample) => sample === 0)).toBe(true);
  });

  test('a mode holds the note that fits into the room', async () => {
    const [even, room] = await Promise.all([
      prepare(['steps', 'as it is'], 8),
      prepare(['steps', 'bell 69 15 14', 'as it is'], 8),
    ]);
    expect(levelAt(69.3, room)).toBeGreaterThan(levelAt(69.3, even) + 10);
    expect(levelAt(98, room)).toBeCloseTo(levelAt(98, even), 0);
  });

  test('farther away there is more of the room after the sound', async () => {
    // Between two claps, where a clap itself is over.
    const tail = ({ left }: Sound) => loudness(left.subarray(RATE * 0.4, RATE * 0.7));
    const [near, far] = await Promise.all([
      prepare(['claps', 'distance 0.15 1.1'], 2),
      prepare(['claps', 'distance 4 1.1'], 2),
    ]);
    expect(tail(far)).toBeGreaterThan(tail(near) + 10);
  });

  test('parts are as loud as each other, however much their peaks were limited', async () => {
    const band = ['drums', '+ bass', '+ pad', 'mix', 'level -23'];
    const [open, pressed] = await Promise.all([
      prepare(band, 6),
      prepare([...band, 'limit 12'], 6),
    ]);
    expect(loudness(pressed.left)).toBeCloseTo(loudness(open.left), 0);
    const peak = ({ left }: Sound) =>
      left.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak(pressed)).toBeLessThan(peak(open) * 0.75);
  });

  test('an echo comes again and again, each time softer', async () => {
    const { left } = await prepare(['clicks', 'echo 200 50', 'as it is'], 0.6);
    const peakAt = (seconds: number) =>
      left
        .subarray((seconds - 0.01) * RATE, (seconds + 0.02) * RATE)
        .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peakAt(0.2)).toBeGreaterThan(0.1);
    expect(peakAt(0.4)).toBeGreaterThan(0.02);
    expect(peakAt(0.4)).toBeLessThan(peakAt(0.2) / 1.5);
    expect(peakAt(0.3)).toBe(0);
  });

  test('what is pumped is gone at each beat, and back before the next', async () => {
    const { left } = await prepare(['steps', 'pump 500', 'as it is'], 2);
    for (const beat of [0.5, 1, 1.5]) {
      const [after, before] = [beat, beat - 0.2].map((from) =>
        loudness(left.subarray(from * RATE, (from + 0.03) * RATE)),
      );
      expect(before! - after!).toBeGreaterThan(15);
    }
  });

  test('a limiter keeps every peak below full scale', () => {
    const { left } = effects['limit']!.apply(instruments.drums(2), 20);
    expect(left.every((sample) => Math.abs(sample) <= 10 ** (-1 / 20) + 1e-6)).toBe(true);
  });

  test('saturation makes overtones that a pure tone has not', async () => {
    const [pure, driven] = await Promise.all([
      prepare(['steps', 'as it is'], 0.6),
      prepare(['steps', 'saturate 20', 'as it is'], 0.6),
    ]);
    expect(levelAt(165, driven)).toBeGreaterThan(levelAt(165, pure) + 15);
  });
});
