import { sql } from 'kysely';
import { plainText } from '#domain/documents/document.ts';
import type { Document } from '#domain/documents/document.ts';
import type { TextHead } from '#domain/texts/text.schema.ts';
import type { TextKind, TextName } from '#domain/texts/text.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A text as editors have it. Instants are epoch milliseconds. */
export interface TextRow extends TextName {
  id: number;
  authorId: number | null;
  /** Numbers of the revisions that readers have, will have, and that was saved last. */
  liveNumber: number | null;
  scheduledNumber: number | null;
  latestNumber: number;
  /** As it was saved last. */
  title: string;
  category: string;
  scheduledFor: number | null;
  publishedAt: number | null;
  previewKey: string;
  updatedAt: number;
}

/** What was saved of a text at one time. */
export interface TextRevisionRow extends TextHead {
  id: number;
  textId: number;
  number: number;
  body: Document;
  editorId: number | null;
  createdAt: number;
}

function selectTexts(db: Sql) {
  const numberOf = (column: string) =>
    sql<number | null>`(SELECT number FROM text_revisions WHERE id = ${sql.ref(column)})`;
  return db
    .selectFrom('texts')
    .innerJoin('text_revisions as latest', (join) =>
      join.onRef('latest.text_id', '=', 'texts.id').on(
        sql<boolean>`latest.number = (
            SELECT max(number) FROM text_revisions WHERE text_id = texts.id
          )`,
      ),
    )
    .select(({ ref }) => [
      'texts.id',
      'texts.kind',
      'texts.slug',
      'texts.language',
      'texts.user_id as authorId',
      numberOf('texts.live_revision_id').as('liveNumber'),
      numberOf('texts.scheduled_revision_id').as('scheduledNumber'),
      'latest.number as latestNumber',
      'latest.title',
      'latest.category',
      epochMs(ref('texts.scheduled_for')).as('scheduledFor'),
      epochMs(ref('texts.published_at')).as('publishedAt'),
      'texts.preview_key as previewKey',
      epochMs(ref('texts.updated_at')).as('updatedAt'),
    ]);
}

/** A text, whether readers have it or not. */
export async function findText(db: Sql, id: number): Promise<TextRow | undefined> {
  return selectTexts(db).where('texts.id', '=', id).executeTakeFirst();
}

/** The text that has a name. */
export async function findTextNamed(
  db: Sql,
  { kind, slug, language }: TextName,
): Promise<TextRow | undefined> {
  return selectTexts(db)
    .where('texts.kind', '=', kind)
    .where('texts.slug', '=', slug)
    .where('texts.language', '=', language)
    .executeTakeFirst();
}

/** The text whose preview has a key. */
export async function findPreviewedText(db: Sql, key: string): Promise<TextRow | undefined> {
  return selectTexts(db).where('texts.preview_key', '=', key).executeTakeFirst();
}

/** Keeps others from changing a text until the transaction ends, and says where it stands. */
export async function lockText(db: Sql, id: number): Promise<TextRow | undefined> {
  await db.selectFrom('texts').select('id').where('id', '=', id).forUpdate().execute();
  return findText(db, id);
}

/** All texts of a kind, those that were changed last first. */
export async function listTexts(db: Sql, kind: TextKind): Promise<TextRow[]> {
  return selectTexts(db)
    .where('texts.kind', '=', kind)
    .orderBy('texts.updated_at', 'desc')
    .orderBy('texts.id', 'desc')
    .execute();
}

function selectRevisions(db: Sql) {
  return db
    .selectFrom('text_revisions')
    .select(({ ref }) => [
      'id',
      'text_id as textId',
      'number',
      'title',
      'description',
      'lead',
      'category',
      'tags',
      'position',
      'body',
      'user_id as editorId',
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}

/** What was saved of a text, the last first. */
export async function findRevisions(
  db: Sql,
  textId: number,
  limit: number,
): Promise<TextRevisionRow[]> {
  return selectRevisions(db)
    .where('text_id', '=', textId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** What was saved of a text under a number. */
export async function findRevision(
  db: Sql,
  textId: number,
  number: number,
): Promise<TextRevisionRow | undefined> {
  return selectRevisions(db)
    .where('text_id', '=', textId)
    .where('number', '=', number)
    .executeTakeFirst();
}

interface NewText extends TextName {
  authorId: number | null;
  previewKey: string;
}

/**
 * Begins a text at `now` (epoch milliseconds), of which nothing is saved yet.
 * @throws by `text_addresses_slug` when another one has its address, or had it
 */
export async function insertText(
  db: Sql,
  { kind, slug, language, authorId, previewKey }: NewText,
  now: number,
): Promise<number> {
  const at = instant(now);
  const { id } = await db
    .insertInto('texts')
    .values({
      kind,
      slug,
      language,
      user_id: authorId,
      preview_key: previewKey,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('text_addresses').values({ text_id: id, kind, language, slug }).execute();
  return id;
}

/** Saves a text at `now` (epoch milliseconds). @returns the id of what was saved */
export async function insertRevision(
  db: Sql,
  { textId, number, editorId }: { textId: number; number: number; editorId: number | null },
  { tags, body, ...head }: TextHead & { body: Document },
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('text_revisions')
    .values({
      ...head,
      text_id: textId,
      number,
      tags: sql`${tags}::text[]`,
      body: sql`${JSON.stringify(body)}::jsonb`,
      words: plainText(body),
      user_id: editorId,
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('texts')
    .set({ updated_at: instant(now) })
    .where('id', '=', textId)
    .execute();
  return id;
}

/** What readers have of a text, and will have. */
export interface Publication {
  liveRevisionId: number | null;
  scheduledRevisionId: number | null;
  /** Epoch milliseconds. */
  scheduledFor: number | null;
  publishedAt: number | null;
}

/** The publication of a text, which whoever changes it has locked. */
export async function findPublication(db: Sql, id: number): Promise<Publication> {
  return db
    .selectFrom('texts')
    .select(({ ref }) => [
      'live_revision_id as liveRevisionId',
      'scheduled_revision_id as scheduledRevisionId',
      epochMs(ref('scheduled_for')).as('scheduledFor'),
      epochMs(ref('published_at')).as('publishedAt'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Has readers have something else of a text. @param now epoch milliseconds */
export async function setPublication(
  db: Sql,
  id: number,
  { liveRevisionId, scheduledRevisionId, scheduledFor, publishedAt }: Publication,
  now: number,
): Promise<void> {
  await db
    .updateTable('texts')
    .set({
      live_revision_id: liveRevisionId,
      scheduled_revision_id: scheduledRevisionId,
      scheduled_for: scheduledFor === null ? null : instant(scheduledFor),
      published_at: publishedAt === null ? null : instant(publishedAt),
      updated_at: instant(now),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives a text another address; the one that it had leads there.
 * @throws by `text_addresses_slug` when another text has it, or had it
 */
export async function moveText(
  db: Sql,
  { id, kind, language }: TextRow,
  slug: string,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('text_addresses')
    .where('text_id', '=', id)
    .where('slug', '=', slug)
    .execute();
  await db.insertInto('text_addresses').values({ text_id: id, kind, language, slug }).execute();
  await db
    .updateTable('texts')
    .set({ slug, updated_at: instant(now) })
    .where('id', '=', id)
    .execute();
}

/** Deletes a text with everything that was saved of it. */
export async function deleteText(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('texts').where('id', '=', id).execute();
}
