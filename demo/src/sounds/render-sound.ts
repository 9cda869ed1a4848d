import { encodeMp3, FRAME_BYTES, FRAME_SAMPLES } from './mp3.ts';
import { prepare, rehearsed } from './recipe.ts';
import type { Play } from './recipe.ts';
import { eachChannel, faded, RATE } from './sound.ts';
import type { Sound } from './sound.ts';

/** A part of an episode: what is heard for some seconds. */
export interface SoundPart {
  seconds: number;
  recipe: readonly string[];
}

/** Silence at the end of each part, and how long it takes to get there. */
const PAUSE_SECONDS = 0.4;
const FALL_SECONDS = 0.35;

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
  const whole = await encodeMp3(soundsOf(parts));
  const { bytes } = measureSound(parts);
  if (whole.length < bytes) throw new Error(`${whole.length} bytes of sound came, not ${bytes}.`);
  return whole.subarray(0, bytes);
}

async function* soundsOf(parts: readonly SoundPart[]): AsyncGenerator<Sound> {
  const play = rehearsed();
  for (const part of parts) yield await withPause(part, play);
}

async function withPause({ recipe, seconds }: SoundPart, play: Play): Promise<Sound> {
  const pause = Math.round(PAUSE_SECONDS * RATE);
  return eachChannel(await prepare(recipe, seconds, play), (samples) => {
    const result = new Float32Array(samples.length);
    result.set(faded(samples.subarray(0, samples.length - pause), 0.01, FALL_SECONDS));
    return result;
  });
}
