import { setImmediate } from 'node:timers/promises';
import { createMp3Encoder } from 'wasm-media-encoders';
import { faded } from './instruments.ts';
import { prepare, rehearsed } from './recipe.ts';
import type { Play } from './recipe.ts';
import { eachChannel, RATE } from './sound.ts';
import type { Sound } from './sound.ts';

/** A part of an episode: what is heard for some seconds. */
export interface SoundPart {
  seconds: number;
  recipe: readonly string[];
}

const KILOBITS = 96;
const FRAME_SAMPLES = 1152;
/** At this rate no frame needs a byte more than another. */
const FRAME_BYTES = (FRAME_SAMPLES / 8) * ((KILOBITS * 1000) / RATE);

/** Silence at the end of each part, and how long it takes to get there. */
const PAUSE_SECONDS = 0.4;
const FALL_SECONDS = 0.35;

/** Rendering shares its thread with a server, which has its turn after so many samples. */
const TURN = RATE;

/** How long the sound of parts is, and how many bytes its file has: known before it is rendered. */
export function measureSound(parts: readonly SoundPart[]): { durationMs: number; bytes: number } {
  const frames = framesOf(parts);
  return {
    durationMs: Math.round((frames * FRAME_SAMPLES * 1000) / RATE),
    bytes: frames * FRAME_BYTES,
  };
}

/** One more than its samples fill: an encoder begins a little before the sound. */
function framesOf(parts: readonly SoundPart[]): number {
  const samples = parts.reduce((all, { seconds }) => all + Math.round(seconds * RATE), 0);
  return Math.ceil(samples / FRAME_SAMPLES) + 1;
}

/**
 * The sound of parts, one after the other, as an MP3 file. It is the same bytes every time.
 * @throws Error for a recipe that means nothing
 */
export async function renderSound(parts: readonly SoundPart[]): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, outputSampleRate: RATE, channels: 2, bitrate: KILOBITS });
  const play = rehearsed();
  const file: Buffer[] = [];
  for (const part of parts) {
    const { left, right } = await withPause(part, play);
    for (let at = 0; at < left.length; at += TURN) {
      await setImmediate();
      const turn = [left, right].map((samples) => samples.subarray(at, at + TURN));
      // What it gives is overwritten by the next.
      file.push(Buffer.from(encoder.encode(turn)));
    }
  }
  file.push(Buffer.from(encoder.finalize()));
  const { bytes } = measureSound(parts);
  const whole = Buffer.concat(file);
  if (whole.length < bytes) throw new Error(`${whole.length} bytes of sound came, not ${bytes}.`);
  return whole.subarray(0, bytes);
}

async function withPause({ recipe, seconds }: SoundPart, play: Play): Promise<Sound> {
  const pause = Math.round(PAUSE_SECONDS * RATE);
  return eachChannel(await prepare(recipe, seconds, play), (samples) => {
    const result = new Float32Array(samples.length);
    result.set(faded(samples.subarray(0, samples.length - pause), 0.01, FALL_SECONDS));
    return result;
  });
}
