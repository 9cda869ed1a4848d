import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { episodePath } from '#domain/podcasts/episode.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { itemListData, JsonLd } from '#web/ui/json-ld.tsx';
import { useOrigin } from '#web/ui/origin.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { EpisodeCard } from '../components/episode-card.tsx';
import { EpisodeGrid, EpisodeGridSkeleton } from '../components/episode-grid.tsx';
import { NoEpisodes, PodcastFrame } from '../components/podcast-frame.tsx';
import { usePodcastEpisodesSuspenseQuery } from '../podcasts.generated.ts';

/** One large, and whole rows of two or three below it. */
const PAGE_SIZE = 13;

/** Episodes of all podcasts by date: the latest large, and the others. */
export function PodcastPage() {
  const { t } = useTranslation('podcasts');
  return (
    <PodcastFrame view="date">
      <ErrorBoundary title={t('error')}>
        <Suspense fallback={<PodcastSkeleton />}>
          <Episodes />
        </Suspense>
      </ErrorBoundary>
    </PodcastFrame>
  );
}

function Episodes() {
  const { t } = useTranslation('podcasts');
  const origin = useOrigin();
  const { data, fetchMore } = usePodcastEpisodesSuspenseQuery({ variables: { first: PAGE_SIZE } });
  const { nodes, pageInfo } = data.podcastEpisodes;
  const [latest, ...others] = nodes;
  if (!latest) return <NoEpisodes />;
  return (
    <>
      <JsonLd
        data={itemListData(
          origin,
          nodes.map(({ title, slug }) => ({ name: title, path: episodePath(slug) })),
        )}
      />
      <EpisodeCard episode={latest} level="h2" isLead />
      {others.length > 0 && (
        <Section title={t('others')}>
          <EpisodeGrid episodes={others} level="h3" />
          {pageInfo.hasNextPage && (
            <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
          )}
        </Section>
      )}
    </>
  );
}

function PodcastSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" height={400} sx={{ mb: 6, borderRadius: 3 }} />
      <EpisodeGridSkeleton count={6} />
    </>
  );
}
