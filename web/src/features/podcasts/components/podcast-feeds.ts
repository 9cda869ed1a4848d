import { useTranslation } from 'react-i18next';
import { feedPath } from '#domain/podcasts/episode.ts';
import type { FeedLink } from '#web/ui/feed-links.tsx';

/** The feed of all podcasts, and of one series where one is given. */
export function usePodcastFeeds(series?: string): readonly FeedLink[] {
  const { t } = useTranslation('podcasts');
  const type: FeedLink['type'] = 'application/rss+xml';
  return [
    ...(series === undefined ? [] : [{ path: feedPath(series), type, title: t('feeds.series') }]),
    { path: feedPath(), type, title: t('feeds.all') },
  ];
}
