import { lazy, Suspense } from 'react';
import { Optional } from '#web/ui/optional.tsx';
import { usePlayed } from '../player/played-episode.ts';

// Most visits hear nothing.
const PlayerBar = lazy(async () => ({ default: (await import('./player-bar.tsx')).PlayerBar }));

/** The player, on every page, once something is played. */
export function PlayerDock() {
  const episode = usePlayed();
  if (!episode) return null;
  return (
    <Optional>
      <Suspense>
        <PlayerBar episode={episode} />
      </Suspense>
    </Optional>
  );
}
