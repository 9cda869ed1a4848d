import { Feed } from 'feed';
import type { LiveTextRow } from '#db/texts/live-text.repository.ts';
import { toHtml } from '#domain/documents/html.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { described } from '#api/features/texts/text.service.ts';
import type { Context } from '#api/lib/context.ts';
import { updatedAt } from '#api/lib/news-feed.ts';
import type { NewsFeed } from '#api/lib/news-feed.ts';
import { postPath, publishedPosts } from './blog-post.service.ts';

/** Posts in a feed: whoever follows it has older ones already. */
const FEED_LENGTH = 20;

const RSS_PATH = '/blog/feed.xml';
const ATOM_PATH = '/blog/atom.xml';

/** The last posts, whole, as RSS 2.0 and as Atom. */
export const blogFeeds: readonly NewsFeed[] = [
  {
    path: RSS_PATH,
    type: 'application/rss+xml',
    write: async (context) => withCreators(await blogFeed(context)).rss2(),
  },
  {
    path: ATOM_PATH,
    type: 'application/atom+xml',
    write: async (context) => (await blogFeed(context)).atom1(),
  },
];

async function blogFeed(context: Context): Promise<Feed> {
  const { origin } = context;
  const { nodes } = await publishedPosts(context, {}, { first: FEED_LENGTH });
  const feed = new Feed({
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    title: 'Roomtone Blog',
    description: 'Recording, mixing and everything around a day in the studio.',
    updated: updatedAt(nodes.map(changedAt)),
    // Of posts that name no author (RFC 4287 §4.1.1).
    author: { name: 'Roomtone', link: origin },
    generator: false,
    feedLinks: { rss: origin + RSS_PATH, atom: origin + ATOM_PATH },
  });
  for (const item of await Promise.all(nodes.map((post) => itemOf(context, post)))) {
    feed.addItem(item);
  }
  return feed;
}

/** In RSS an author is an email address; a name is said in the words of Dublin Core. */
function withCreators(feed: Feed): Feed {
  for (const item of feed.items) {
    const creator = item.author?.[0]?.name;
    delete item.author;
    // The names of Dublin Core are declared where there is content.
    if (creator === undefined || !item.content) continue;
    item.extensions = [{ name: 'dc:creator', objects: { _text: creator } }];
  }
  return feed;
}

async function itemOf(context: Context, post: LiveTextRow) {
  const { origin } = context;
  const { title, description, body, category, tags, publishedAt, authorId } = described(post);
  const author = authorId === null ? undefined : await profileLoader(context).load(authorId);
  const link = origin + postPath(post);
  return {
    title,
    // Stays the same when the post gets another address.
    id: `${origin}/blog/${post.id}`,
    guid: `${origin}/blog/${post.id}`,
    link,
    description,
    content: absolute(toHtml(body), origin),
    category: [category, ...tags].map((name) => ({ name, term: name })),
    ...(author && { author: [{ name: author.name, link: `${origin}/profile/${author.id}` }] }),
    published: new Date(publishedAt),
    date: new Date(changedAt(post)),
  };
}

/** When readers had last something new of a post (epoch milliseconds). */
function changedAt({ publishedAt, revisedAt }: LiveTextRow): number {
  return Math.max(publishedAt, revisedAt);
}

/** With whole addresses: in the text itself there is no quotation mark that is not escaped. */
function absolute(html: string, origin: string): string {
  return html.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`);
}
