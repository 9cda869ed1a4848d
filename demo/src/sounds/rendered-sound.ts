import { createHash } from 'node:crypto';
import { measureSound } from './render-sound.ts';
import type { SoundPart } from './render-sound.ts';

/** Part of the names of sounds: to be raised when the same recipes come to sound otherwise. */
const RENDERING_VERSION = 1;

/** What podcast programs have to know of a sound before they fetch it. */
export interface RenderedSound {
  soundUrl: string;
  soundType: string;
  soundBytes: number;
  durationMs: number;
}

/** Where the sound of parts is: another address whenever it sounds otherwise, so that caches keep it. */
export function soundOf({
  slug,
  parts,
}: {
  slug: string;
  parts: readonly SoundPart[];
}): RenderedSound {
  const recipes = parts.map(({ seconds, recipe }) => ({ seconds, recipe }));
  const version = createHash('sha256')
    .update(JSON.stringify([RENDERING_VERSION, recipes]))
    .digest('hex')
    .slice(0, 10);
  const { durationMs, bytes } = measureSound(parts);
  return {
    soundUrl: `/sounds/${slug}-${version}.mp3`,
    soundType: 'audio/mpeg',
    soundBytes: bytes,
    durationMs,
  };
}
