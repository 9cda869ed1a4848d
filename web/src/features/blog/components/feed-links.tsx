import { useTranslation } from 'react-i18next';
import * as feedLinks from '#web/ui/feed-links.tsx';

/** The feeds of the blog. */
function useFeeds(): readonly feedLinks.FeedLink[] {
  const { t } = useTranslation('blog');
  return [
    { path: '/blog/feed.xml', type: 'application/rss+xml', title: t('feeds.rss') },
    { path: '/blog/atom.xml', type: 'application/atom+xml', title: t('feeds.atom') },
  ];
}

/** Tells browsers and news readers where the feeds of the blog are. */
export function FeedHead() {
  return <feedLinks.FeedHead feeds={useFeeds()} />;
}

/** The same for people. */
export function FeedLinks() {
  const { t } = useTranslation('blog');
  return <feedLinks.FeedLinks feeds={useFeeds()} label={t('feeds.follow')} />;
}
