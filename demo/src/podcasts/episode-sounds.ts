import { renderSound } from '#demo/sounds/render-sound.ts';
import { soundOf } from '#demo/sounds/rendered-sound.ts';
import { series } from './series.generated.ts';

const episodes = new Map(
  series.flatMap((one) => one.episodes.map((episode) => [soundOf(episode).soundUrl, episode])),
);

/** The sound that a path names, as an MP3 file; undefined when it names none. */
export function renderEpisode(path: string): Promise<Buffer> | undefined {
  const episode = episodes.get(path);
  return episode && renderSound(episode.parts);
}
