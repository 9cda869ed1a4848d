import { Feed } from 'feed';
import { updatedAt } from '#api/lib/news-feed.ts';
import type { NewsFeed } from '#api/lib/news-feed.ts';
import { escapeHtml } from '#api/lib/html.ts';
import { recentNotices } from './status.service.ts';

const RSS_PATH = '/downtime/feed.xml';

/** What was said of what went wrong and of what is planned, an item each time. */
export const statusFeeds: readonly NewsFeed[] = [
  {
    path: RSS_PATH,
    type: 'application/rss+xml',
    async write(context) {
      const page = `${context.origin}/downtime`;
      const items = (await recentNotices(context))
        .flatMap(({ title, startsAt, endsAt, updates }) =>
          updates.map((update) => ({ title, startsAt, endsAt, ...update })),
        )
        .toSorted((one, other) => other.createdAt - one.createdAt);
      const feed = new Feed({
        id: page,
        link: page,
        title: 'Roomtone Status',
        description: 'What goes wrong on Roomtone, and what is planned.',
        updated: updatedAt(items.map(({ createdAt }) => createdAt)),
        generator: false,
        feedLinks: { rss: context.origin + RSS_PATH },
      });
      for (const { id, title, startsAt, endsAt, state, text, createdAt } of items) {
        const times =
          startsAt === null || endsAt === null ? '' : `<p>${utc(startsAt)} – ${utc(endsAt)}</p>`;
        feed.addItem({
          title: `${title} (${state})`,
          id: `${page}#update-${id}`,
          guid: `${page}#update-${id}`,
          link: page,
          date: new Date(createdAt),
          content: `${times}<p>${escapeHtml(text)}</p>`,
        });
      }
      return feed.rss2();
    },
  },
];

/** `2026-12-01 19:00 UTC`. */
function utc(epochMilliseconds: number): string {
  return `${new Date(epochMilliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
