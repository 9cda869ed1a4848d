import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';
import type { TextHead } from '#domain/texts/text.schema.ts';
import type { TextKind, TextName } from '#domain/texts/text.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import { hasPlainWords, hasWords } from '../lib/words.ts';
import type { Sql } from '../orm.ts';

/** A text as readers have it. Instants are epoch milliseconds. */
export interface LiveTextRow extends TextName, TextHead {
  id: number;
  body: Document;
  authorId: number | null;
  publishedAt: number;
  /** When what they read was saved. */
  revisedAt: number;
}

/** What narrows the texts that readers have. All that is given must hold. */
export interface LiveTextFilter {
  kind: TextKind;
  language?: Language;
  /** Those of which this is part of the category. */
  category?: string;
  /** Each of its words is part of the title, the description, the tags or the text. */
  text?: string;
}

/** What a reader at `now` (epoch milliseconds) gets of a text: what was scheduled, once it is due. */
const readAt = (now: number) =>
  sql`CASE WHEN texts.scheduled_for <= ${instant(now)} THEN texts.scheduled_revision_id
      ELSE texts.live_revision_id END`;

/** Texts as readers have them at `now` (epoch milliseconds). */
export function selectLive(db: Sql, now: number) {
  return db
    .selectFrom('texts')
    .innerJoin('text_revisions', (join) =>
      join.on(sql<boolean>`text_revisions.id = ${readAt(now)}`),
    )
    .select(({ ref }) => [
      'texts.id',
      'texts.kind',
      'texts.slug',
      'texts.language',
      'texts.user_id as authorId',
      'title',
      'description',
      'lead',
      'category',
      'tags',
      'position',
      'body',
      epochMs(ref('texts.published_at')).as('publishedAt'),
      epochMs(ref('text_revisions.created_at')).as('revisedAt'),
    ])
    .$narrowType<{ publishedAt: number }>();
}

/** A text as readers have it at `now`, by an address that it has or had. */
export async function findLiveText(
  db: Sql,
  { kind, language, slug }: TextName,
  now: number,
): Promise<LiveTextRow | undefined> {
  return selectLive(db, now)
    .where('texts.kind', '=', kind)
    .where('texts.language', '=', language)
    .where(
      sql<boolean>`texts.id = (SELECT text_id FROM text_addresses address
        WHERE address.kind = ${kind} AND address.language = ${language} AND address.slug = ${slug})`,
    )
    .executeTakeFirst();
}

/** A text as readers have it at `now`. */
export async function findLiveTextById(
  db: Sql,
  id: number,
  now: number,
): Promise<LiveTextRow | undefined> {
  return selectLive(db, now).where('texts.id', '=', id).executeTakeFirst();
}

/**
 * A text as readers have it at `now`, by an address that it has or had in whichever language it is.
 * Of several, one that has it comes before those that had it, and the oldest first.
 */
export async function findLiveTextAt(
  db: Sql,
  { kind, slug }: Pick<TextName, 'kind' | 'slug'>,
  now: number,
): Promise<LiveTextRow | undefined> {
  return selectLive(db, now)
    .where('texts.kind', '=', kind)
    .where(
      sql<boolean>`texts.id IN (SELECT text_id FROM text_addresses address
        WHERE address.kind = ${kind} AND address.slug = ${slug})`,
    )
    .orderBy(sql`texts.slug = ${slug}`, 'desc')
    .orderBy('texts.id')
    .executeTakeFirst();
}

/** Last published first. */
export const liveTextOrder: ListOrder<LiveTextRow> = {
  direction: 'desc',
  columns: [
    { value: sql`texts.published_at`, kind: 'instant' },
    { value: sql`texts.id`, kind: 'integer' },
  ],
  keyOf: ({ publishedAt, id }) => [publishedAt, id],
};

/** Texts that readers have at `now`: a slice, last published first. */
export async function listLiveTexts(
  db: Sql,
  filter: LiveTextFilter,
  part: Slice,
  now: number,
): Promise<LiveTextRow[]> {
  return slice(matching(db, filter, now), liveTextOrder, part).execute();
}

/** How many texts that readers have at `now` match. */
export async function countLiveTexts(
  db: Sql,
  filter: LiveTextFilter,
  now: number,
): Promise<number> {
  const { count } = await matching(db, filter, now)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What is found by words: those whose titles have all of them first, then the last published. */
export async function searchLiveTexts(
  db: Sql,
  filter: LiveTextFilter & { text: string },
  limit: number,
  now: number,
): Promise<LiveTextRow[]> {
  return matching(db, filter, now)
    .orderBy(hasWords(filter.text, sql`title`), 'desc')
    .orderBy('texts.published_at', 'desc')
    .orderBy('texts.id', 'desc')
    .limit(limit)
    .execute();
}

/** How many texts of a kind readers have at `now` in each category that has any. */
export async function countLiveTextsByCategory(
  db: Sql,
  kind: TextKind,
  now: number,
): Promise<{ category: string; count: number }[]> {
  return matching(db, { kind }, now)
    .clearSelect()
    .select(['category', sql<number>`count(*)::int`.as('count')])
    .groupBy('category')
    .execute();
}

/** Where the texts of a kind are that readers have at `now`; when each changed last for them. */
export async function findLiveAddresses(
  db: Sql,
  kind: TextKind,
  now: number,
): Promise<{ slug: string; category: string; changedAt: number }[]> {
  return matching(db, { kind }, now)
    .clearSelect()
    .select([
      'texts.slug',
      'category',
      epochMs(sql<string>`greatest(texts.published_at, text_revisions.created_at)`).as('changedAt'),
    ])
    .$narrowType<{ changedAt: number }>()
    .orderBy('texts.id')
    .execute();
}

/** All texts of some kinds that readers have at `now`. */
export async function findLiveTexts(
  db: Sql,
  kinds: readonly TextKind[],
  now: number,
): Promise<LiveTextRow[]> {
  return selectLive(db, now).where('texts.kind', 'in', kinds).orderBy('texts.id').execute();
}

function matching(db: Sql, { kind, language, category, text }: LiveTextFilter, now: number) {
  let found = selectLive(db, now).where('texts.kind', '=', kind);
  if (language) found = found.where('texts.language', '=', language);
  if (category) found = found.where(sql<boolean>`strpos(category, ${category}) > 0`);
  if (text) found = found.where(hasPlainWords(text, sql`text_revisions.searched`));
  return found;
}
