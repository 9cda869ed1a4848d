import { randomBytes } from 'node:crypto';
import { insertRevision, insertText, setPublication } from '#db/texts/text.repository.ts';
import type { Sql } from '#db/orm.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/calendar.ts';
import { demoAccounts } from '#demo/accounts/demo-accounts.ts';
import type { DemoPost } from './post.demo.ts';
import { withMedia } from './post-media.ts';

/** Writes the posts of the blog, which readers have at `now` (epoch milliseconds). */
export async function loadPosts(db: Sql, posts: readonly DemoPost[], now: number): Promise<void> {
  const authors = await idsOfAccounts(db);
  for (const post of posts.toSorted((one, other) => Number(other.daysAgo) - Number(one.daysAgo))) {
    const authorId = authors.get(post.author);
    if (authorId === undefined) throw new Error(`${post.slug}: nobody is called ${post.author}.`);
    await loadPost(db, post, authorId, now);
  }
}

async function loadPost(
  db: Sql,
  { slug, author: _author, daysAgo, body, ...head }: DemoPost,
  authorId: number,
  now: number,
): Promise<void> {
  const publishedAt = now - Number(daysAgo) * DAY_MS;
  const savedAt = publishedAt - HOUR_MS;
  const textId = await insertText(
    db,
    {
      kind: 'post',
      slug,
      language: DEFAULT_LANGUAGE,
      authorId,
      // Whoever knew it could read what is saved of the post later.
      previewKey: randomBytes(32).toString('base64url'),
    },
    savedAt,
  );
  const liveRevisionId = await insertRevision(
    db,
    { textId, number: 1, editorId: authorId },
    { ...head, body: withMedia(slug, body) },
    savedAt,
  );
  const nothing = { scheduledRevisionId: null, scheduledFor: null };
  await setPublication(db, textId, { liveRevisionId, ...nothing, publishedAt }, publishedAt);
}

/** The ids of the demo's accounts by their usernames. */
async function idsOfAccounts(db: Sql): Promise<ReadonlyMap<string, number>> {
  const usernames = demoAccounts.map(({ username }) => username);
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username', 'in', usernames)
    .execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}
