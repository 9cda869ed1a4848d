import { setImmediate } from 'node:timers/promises';
import { createMp3Encoder } from 'wasm-media-encoders';
import { RATE } from './sound.ts';
import type { Sound } from './sound.ts';

const KILOBITS = 96;
export const FRAME_SAMPLES = 1152;
/** At this rate no frame needs a byte more than another. */
export const FRAME_BYTES = (FRAME_SAMPLES / 8) * ((KILOBITS * 1000) / RATE);

/** Encoding shares its thread with a server, which has its turn after so many samples. */
const TURN = RATE;

/** Sounds one after the other, as an MP3 file: the same bytes every time, in frames of one size. */
export async function encodeMp3(sounds: Iterable<Sound> | AsyncIterable<Sound>): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, outputSampleRate: RATE, channels: 2, bitrate: KILOBITS });
  const file: Buffer[] = [];
  for await (const { left, right } of sounds) {
    for (let at = 0; at < left.length; at += TURN) {
      await setImmediate();
      const turn = [left, right].map((samples) => samples.subarray(at, at + TURN));
      // What it gives is overwritten by the next.
      file.push(Buffer.from(encoder.encode(turn)));
    }
  }
  file.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(file);
}
