import { Feed } from 'feed';
import { toHtml } from '#domain/documents/html.ts';
import type { ChangelogRelease } from '#domain/pages/changelog.ts';
import { updatedAt } from '#api/lib/news-feed.ts';
import type { NewsFeed } from '#api/lib/news-feed.ts';
import { changelog } from './changelog.generated.ts';

const RSS_PATH = '/changelog/feed.xml';

/** The releases. What is not released yet has no date, and stands on the page alone. */
export const changelogFeeds: readonly NewsFeed[] = [
  {
    path: RSS_PATH,
    type: 'application/rss+xml',
    write: ({ origin }) => Promise.resolve(releaseFeed(changelog, origin)),
  },
];

/** Releases as RSS 2.0, with addresses below `origin`. */
export function releaseFeed(releases: readonly ChangelogRelease[], origin: string): string {
  const page = `${origin}/changelog`;
  const released = releases.flatMap(({ version, date, ...release }) =>
    version !== null && date !== null ? [{ ...release, version, date: new Date(date) }] : [],
  );
  const feed = new Feed({
    id: page,
    link: page,
    title: 'Roomtone Changelog',
    description: 'What changed for people who use Roomtone.',
    updated: updatedAt(released.map(({ date }) => date.getTime())),
    language: 'en',
    generator: false,
    feedLinks: { rss: origin + RSS_PATH },
  });
  for (const { version, date, anchor, entries } of released) {
    const link = `${page}#${anchor}`;
    feed.addItem({
      title: `Roomtone ${version}`,
      id: link,
      guid: link,
      link,
      date,
      content: `<ul>${entries.map(({ body }) => `<li>${toHtml(body)}</li>`).join('')}</ul>`,
    });
  }
  return feed.rss2();
}
