import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { languageNames, languages } from '#domain/accounts/language.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useReaderZone } from '#web/ui/use-reader-zone.ts';
import { rowsHeadStyle, rowsStyle, rowStyle } from '../components/rows.ts';
import { SeriesDialog } from '../components/series-dialog.tsx';
import { usePodcastChanges, useRenewPodcasts } from '../hooks/use-podcast-changes.ts';
import {
  useAdminEpisodesSuspenseQuery,
  useAdminSeriesSuspenseQuery,
} from '../podcasts.generated.ts';
import type { AdminEpisodeRowFragment, AdminSeriesFragment } from '../podcasts.generated.ts';

const PAGE_SIZE = 50;

/** Podcasts as administrators keep them: their series, and all episodes with where each stands. */
export function PodcastsPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('podcasts.title')} description={t('podcasts.pageDescription')} noIndex />
      <Typography variant="h2" component="h1" sx={{ mb: 2.5 }}>
        {t('podcasts.title')}
      </Typography>
      <ErrorBoundary title={t('podcasts.error')}>
        <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
          <Podcasts />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Podcasts() {
  const { data } = useAdminSeriesSuspenseQuery({ context: { fresh: false } });
  const series = data.podcastSeriesToEdit;
  return (
    <>
      <AllSeries series={series} />
      <Episodes series={series} />
    </>
  );
}

function AllSeries({ series }: { series: readonly AdminSeriesFragment[] }) {
  const { t } = useTranslation('admin');
  const renew = useRenewPodcasts();
  const changes = usePodcastChanges();
  const [edited, setEdited] = useState<AdminSeriesFragment | 'new'>();
  const [removed, setRemoved] = useState<AdminSeriesFragment>();

  function remove(one: AdminSeriesFragment): void {
    if (one.episodeCount > 0) setRemoved(one);
    else void changes.attempt(() => changes.removeSeries(one.id, one.title, false));
  }

  return (
    <Box component="section" sx={{ mb: 5 }}>
      <Box sx={rowsHeadStyle}>
        <Typography variant="h3" component="h2">
          {t('podcasts.series')}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={() => setEdited('new')}>
          {t('podcasts.addSeries')}
        </Button>
      </Box>
      {series.length === 0 ? (
        <EmptyState title={t('podcasts.noSeries')} text={t('podcasts.noSeriesText')} />
      ) : (
        <Box component="ul" sx={rowsStyle}>
          {series.map((one) => (
            <Box component="li" key={one.id} sx={rowStyle}>
              <Box sx={titleStyle}>
                <Typography sx={{ fontWeight: 600 }} lang={one.language.toLowerCase()}>
                  {one.title}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {[
                    one.slug,
                    languageNames[enumValue(one.language, languages)],
                    t('podcasts.episodeCount', { count: one.episodeCount }),
                  ].join(' · ')}
                </Typography>
              </Box>
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                aria-label={t('podcasts.editOf', { title: one.title })}
                onClick={() => setEdited(one)}
              >
                {t('podcasts.edit')}
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={t('entries.removeOf', { title: one.title })}
                onClick={() => remove(one)}
              >
                {t('entries.remove')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {edited && (
        <SeriesDialog
          series={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={renew}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={t('podcasts.removeSeriesTitle')}
          keep={t('podcasts.keep')}
          confirm={t('entries.remove')}
          failed={t('entries.failed')}
          onClose={() => setRemoved(undefined)}
          onConfirm={() => changes.removeSeries(removed.id, removed.title, true)}
        >
          {t('podcasts.removeSeriesText', { title: removed.title, count: removed.episodeCount })}
        </ConfirmDialog>
      )}
    </Box>
  );
}

function Episodes({ series }: { series: readonly AdminSeriesFragment[] }) {
  const { t } = useTranslation('admin');
  const { data, fetchMore } = useAdminEpisodesSuspenseQuery({
    variables: { first: PAGE_SIZE },
    context: { fresh: false },
  });
  const changes = usePodcastChanges();
  const [removed, setRemoved] = useState<AdminEpisodeRowFragment>();
  const { nodes, pageInfo } = data.podcastEpisodesToEdit;
  return (
    <section>
      <Box sx={rowsHeadStyle}>
        <Typography variant="h3" component="h2">
          {t('podcasts.episodes')}
        </Typography>
        {series.length > 0 && (
          <Button component={RouterLink} to="/admin/podcasts/new" variant="contained">
            {t('podcasts.addEpisode')}
          </Button>
        )}
      </Box>
      {nodes.length === 0 ? (
        <EmptyState title={t('podcasts.noEpisodes')} text={t('podcasts.noEpisodesText')} />
      ) : (
        <Box component="ul" sx={rowsStyle}>
          {nodes.map((episode) => (
            <EpisodeRow
              key={episode.id}
              episode={episode}
              series={series.find(({ id }) => id === episode.seriesId)}
              onPublish={(isPublished) => void changes.publish(episode.id, isPublished)}
              onRemove={() => setRemoved(episode)}
            />
          ))}
        </Box>
      )}
      {pageInfo.hasNextPage && (
        <ShowMore load={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
      {removed && (
        <ConfirmDialog
          title={t('podcasts.removeTitle')}
          keep={t('podcasts.keep')}
          confirm={t('entries.remove')}
          failed={t('entries.failed')}
          onClose={() => setRemoved(undefined)}
          onConfirm={() => changes.remove(removed.id, removed.title)}
        >
          {t('podcasts.removeText', { title: removed.title })}
        </ConfirmDialog>
      )}
    </section>
  );
}

interface EpisodeRowProps {
  episode: AdminEpisodeRowFragment;
  /** Undefined where it is not listed. */
  series: AdminSeriesFragment | undefined;
  onPublish: (isPublished: boolean) => void;
  onRemove: () => void;
}

function EpisodeRow({ episode, series, onPublish, onRemove }: EpisodeRowProps) {
  const { t, i18n } = useTranslation('admin');
  const zone = useReaderZone();
  const { id, title, slug, state, publishedAt } = episode;
  const isDraft = state === 'DRAFT';
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={titleStyle}>
        <Link
          component={RouterLink}
          to={`/admin/podcasts/${id}`}
          color="inherit"
          lang={series?.language.toLowerCase()}
          sx={{ fontWeight: 600 }}
        >
          {title}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[series?.title, slug, publishedAt && formatDayAndTime(publishedAt, zone, i18n.language)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Chip
        size="small"
        color={state === 'PUBLISHED' ? 'success' : 'default'}
        label={t(`podcasts.states.${state}`)}
      />
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label={t(isDraft ? 'entries.publishOf' : 'podcasts.unpublishOf', { title })}
        onClick={() => onPublish(isDraft)}
      >
        {t(isDraft ? 'entries.publish' : 'podcasts.unpublish')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={t('entries.removeOf', { title })}
        onClick={onRemove}
      >
        {t('entries.remove')}
      </Button>
    </Box>
  );
}

const titleStyle = { minWidth: 0, flex: '1 1 220px', overflowWrap: 'anywhere' } as const;
