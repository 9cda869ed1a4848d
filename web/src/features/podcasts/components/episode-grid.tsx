import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { EpisodeCardFragment } from '../podcasts.generated.ts';
import { EpisodeCard } from './episode-card.tsx';

interface EpisodeGridProps {
  episodes: readonly EpisodeCardFragment[];
  /** Level of their titles in the page's outline. */
  level: 'h2' | 'h3';
  /** Whether they are those of one series, in its order: each is followed by the next. */
  areSeries?: boolean;
}

/** Episodes side by side. */
export function EpisodeGrid({ episodes, level, areSeries = false }: EpisodeGridProps) {
  return (
    <Box sx={gridStyle}>
      {episodes.map((episode, index) => (
        <EpisodeCard
          key={episode.id}
          episode={episode}
          level={level}
          next={areSeries ? episodes[index + 1] : undefined}
          isInSeries={areSeries}
        />
      ))}
    </Box>
  );
}

/** Stands where episodes come. */
export function EpisodeGridSkeleton({ count }: { count: number }) {
  return (
    <Box aria-hidden sx={gridStyle}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={440} sx={{ borderRadius: 3 }} />
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
