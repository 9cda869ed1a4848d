import { createHash } from 'node:crypto';
import { measureSound, renderSound } from '#demo/sounds/render-sound.ts';
import type { DemoEpisode } from './series.demo.ts';
import { series } from './series.generated.ts';

/** Part of the names of sounds: to be raised when the same recipes come to sound otherwise. */
const RENDERING_VERSION = 1;

/** What podcast programs have to know of a sound before they fetch it. */
export interface EpisodeSound {
  soundUrl: string;
  soundType: string;
  soundBytes: number;
  durationMs: number;
}

/** Where the sound of an episode is: another address whenever it sounds otherwise, so that caches keep it. */
export function soundOf({ slug, parts }: DemoEpisode): EpisodeSound {
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

const episodes = new Map(
  series.flatMap((one) => one.episodes.map((episode) => [soundOf(episode).soundUrl, episode])),
);

/** The sound that a path names, as an MP3 file; undefined when it names none. */
export function renderEpisode(path: string): Promise<Buffer> | undefined {
  const episode = episodes.get(path);
  return episode && renderSound(episode.parts);
}
