import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { episodePath } from '#domain/podcasts/episode.ts';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { EpisodeView } from '../components/episode-view.tsx';
import { usePodcastEpisodeSuspenseQuery } from '../podcasts.generated.ts';

/** An episode by its address or its id. */
export function EpisodePage() {
  const { t } = useTranslation('podcasts');
  const { slug = '' } = useParams();
  return (
    <ErrorBoundary resetKeys={[slug]} title={t('error')}>
      <Suspense key={slug} fallback={<TextSkeleton />}>
        <Episode slug={slug} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Episode({ slug }: { slug: string }) {
  const { t } = useTranslation('podcasts');
  const { data } = usePodcastEpisodeSuspenseQuery({ variables: { slug } });
  const { podcastEpisode } = data;
  if (!podcastEpisode) {
    return (
      <StatusPage
        status={404}
        title={t('notFound.title')}
        text={t('notFound.text')}
        ways={[{ to: '/podcast', label: t('back') }]}
      />
    );
  }
  if (podcastEpisode.slug !== slug) return <Redirect to={episodePath(podcastEpisode.slug)} />;
  return <EpisodeView episode={podcastEpisode} />;
}
