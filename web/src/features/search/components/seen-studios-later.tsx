import { lazy, Suspense } from 'react';
import { useRecentStudios } from '../recent-studios.ts';

const SeenStudios = lazy(async () => ({
  default: (await import('./seen-studios.tsx')).SeenStudios,
}));

/** {@link SeenStudios}, loaded only where there are some. The server, which cannot know, shows none. */
export function SeenStudiosLater() {
  return (
    useRecentStudios().length > 0 && (
      <Suspense>
        <SeenStudios />
      </Suspense>
    )
  );
}
