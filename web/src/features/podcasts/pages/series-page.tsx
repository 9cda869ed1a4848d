import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { FeedLinks } from '#web/ui/feed-links.tsx';
import { EpisodeGrid, EpisodeGridSkeleton } from '../components/episode-grid.tsx';
import { usePodcastFeeds } from '../components/podcast-feeds.ts';
import { NoEpisodes, PodcastFrame } from '../components/podcast-frame.tsx';
import { usePodcastSeriesSuspenseQuery } from '../podcasts.generated.ts';
import type { PodcastSeriesQuery } from '../podcasts.generated.ts';

/** The same episodes by series, each in its order. */
export function SeriesPage() {
  const { t } = useTranslation('podcasts');
  return (
    <PodcastFrame view="series">
      <ErrorBoundary title={t('error')}>
        <Suspense fallback={<EpisodeGridSkeleton count={6} />}>
          <AllSeries />
        </Suspense>
      </ErrorBoundary>
    </PodcastFrame>
  );
}

function AllSeries() {
  const { data } = usePodcastSeriesSuspenseQuery();
  if (data.podcastSeries.length === 0) return <NoEpisodes />;
  return data.podcastSeries.map((series) => <OneSeries key={series.id} series={series} />);
}

function OneSeries({ series }: { series: PodcastSeriesQuery['podcastSeries'][number] }) {
  const { t } = useTranslation('podcasts');
  const { slug, title, description, language, episodes } = series;
  const [feed] = usePodcastFeeds(slug);
  const lang = language.toLowerCase();
  const headingId = `${slug}-title`;
  return (
    <Box component="section" id={slug} aria-labelledby={headingId} sx={seriesStyle}>
      <Typography id={headingId} variant="h2" lang={lang}>
        {title}
      </Typography>
      <Typography color="textSecondary" lang={lang} sx={{ mt: 1, mb: 3, maxWidth: 680 }}>
        {description}
      </Typography>
      <EpisodeGrid episodes={episodes} level="h3" areSeries />
      {feed && <FeedLinks feeds={[feed]} label={t('feeds.follow')} />}
    </Box>
  );
}

const seriesStyle = { '& + &': { mt: { xs: 6, md: 9 } }, scrollMarginTop: 96 } as const;
