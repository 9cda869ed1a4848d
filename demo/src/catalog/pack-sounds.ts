import { seeded } from '#demo/lib/random.ts';
import { filtered, highpass, lowpass } from '#demo/sounds/filters.ts';
import { made, RATE } from '#demo/sounds/sound.ts';
import {
  playBoom,
  playClap,
  playCowbell,
  playHat,
  playKick,
  playOpenHat,
  playSnare,
} from '#demo/sounds/strokes.ts';
import type { Strike } from '#demo/sounds/strokes.ts';

/** How a room answers to a click: noise that dies away, which is what a convolution takes. */
const room =
  (seconds: number, lowest: number, highest: number): Strike =>
  (random) =>
    filtered(
      filtered(
        made(seconds, (time) => random.between(-1, 1) * Math.exp((-6.9 * time) / seconds)),
        highpass(lowest),
      ),
      lowpass(highest),
    );

/** What is in packs, each a mono sound. */
const sounds = {
  kick: playKick,
  snare: playSnare,
  claps: playClap,
  hat: playHat,
  openhat: playOpenHat,
  cowbell: playCowbell,
  boom: playBoom,
  'small-room': room(0.6, 300, 9000),
  'long-hall': room(2.8, 120, 6000),
  plate: room(1.4, 500, 11_000),
  spring: room(1.1, 200, 4200),
} as const satisfies Record<string, Strike>;
export type PackSound = keyof typeof sounds;

const HEADER_BYTES = 44;

/** A sound as a WAV file: 16 bits, one channel. The same bytes every time. */
export function renderPackSound(name: PackSound): Buffer {
  const samples = sounds[name](seeded('pack', name));
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.001);
  const bytes = samples.length * 2;
  const file = Buffer.alloc(HEADER_BYTES + bytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(bytes, 40);
  for (const [index, sample] of samples.entries()) {
    file.writeInt16LE(Math.round((sample / peak) * 0.9 * 32_767), HEADER_BYTES + index * 2);
  }
  return file;
}
