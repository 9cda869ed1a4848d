import { currentAt } from '#domain/podcasts/episode.ts';
import { usePlayed } from './player/played-episode.ts';
import type { PlayedEpisode } from './player/played-episode.ts';
import { usePlayback } from './player/player.ts';

/** Which of the parts of an episode is heard, by its index; -1 while the player has another one, or none. */
export function useCurrent(
  { slug }: Pick<PlayedEpisode, 'slug'>,
  parts: readonly { startMs: number }[],
): number {
  const isCurrent = usePlayed()?.slug === slug;
  return usePlayback(({ seconds }) => {
    const part = isCurrent ? currentAt(parts, seconds * 1000) : undefined;
    return part ? parts.indexOf(part) : -1;
  });
}
