import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import { pathOf } from '#domain/seo/seo.ts';
import type { PageMetaInput, RedirectInput } from '#domain/seo/seo.schema.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What search engines are told of pages in a language, by their paths. */
export async function findPageMetas(db: Sql, language: Language): Promise<PageMetaInput[]> {
  return db
    .selectFrom('page_metas')
    .select(['path', 'language', 'title', 'description', 'picture'])
    .where('language', '=', language)
    .orderBy('path')
    .$narrowType<{ language: Language }>()
    .execute();
}

/** Keeps what search engines are told of a page; saying nothing leaves it to the page again. */
export async function setPageMeta(db: Sql, meta: PageMetaInput): Promise<void> {
  const { language, path, title, description, picture } = meta;
  if (!title && !description && !picture) {
    await db
      .deleteFrom('page_metas')
      .where('language', '=', language)
      .where('path', '=', path)
      .execute();
    return;
  }
  await db
    .insertInto('page_metas')
    .values({ language, path, title, description, picture })
    .onConflict((same) =>
      same.columns(['language', 'path']).doUpdateSet({ title, description, picture }),
    )
    .execute();
}

export interface RedirectRow extends RedirectInput {
  /** Epoch milliseconds. */
  createdAt: number;
}

/** All redirects, by where they lead from. */
export async function listRedirects(db: Sql): Promise<RedirectRow[]> {
  return db
    .selectFrom('redirects')
    .select(({ ref }) => [
      'from_path as from',
      'to_path as to',
      epochMs(ref('created_at')).as('createdAt'),
    ])
    .orderBy('from_path')
    .execute();
}

/** Where readers of a path are sent; undefined where nobody said. */
export async function findRedirect(db: Sql, from: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('redirects')
    .select('to_path')
    .where('from_path', '=', from)
    .executeTakeFirst();
  return row?.to_path;
}

/**
 * Sends readers of a path elsewhere, within the transaction of `db`. What was sent to the path goes
 * there at once, and what leads on from there is followed, so that nobody is sent twice.
 * @param now epoch milliseconds
 * @returns false where the way would come back to where it began; nothing is kept then
 */
export async function insertRedirect(
  db: Sql,
  { from, to }: RedirectInput,
  now: number,
): Promise<boolean> {
  // Two that lead to each other must not be kept at once.
  await sql`LOCK TABLE redirects IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  const end = (await findRedirect(db, pathOf(to))) ?? to;
  if (pathOf(end) === from) return false;
  await db
    .updateTable('redirects')
    .set({ to_path: end })
    .where(sql<boolean>`regexp_replace(to_path, '(?<=.)/*([?#].*)?$', '') = ${from}`)
    .execute();
  await db
    .insertInto('redirects')
    .values({ from_path: from, to_path: end, created_at: instant(now) })
    .onConflict((same) => same.column('from_path').doUpdateSet({ to_path: end }))
    .execute();
  return true;
}

/** @returns whether there was one */
export async function deleteRedirect(db: Sql, from: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('redirects')
    .where('from_path', '=', from)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
