import { isDeepStrictEqual } from 'node:util';
import { listEntrySlugs } from '#db/company/entry.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import {
  deleteText,
  findPreviewedText,
  findPublication,
  findRevision,
  findRevisions,
  findText,
  findTextNamed,
  insertRevision,
  insertText,
  listTexts,
  lockText,
  moveText,
  setPublication,
} from '#db/texts/text.repository.ts';
import type { Publication, TextRevisionRow, TextRow } from '#db/texts/text.repository.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { TextHead } from '#domain/texts/text.schema.ts';
import { stateOf } from '#domain/texts/text.ts';
import type { TextKind, TextName, TextState } from '#domain/texts/text.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { newToken } from '#api/lib/secret-token.ts';
import { textLimits } from './text.limits.ts';
import { readText, shippedForReaders, shippedLanguages, shippedSlugs } from './text.service.ts';
import type { ReadableText } from './text.service.ts';

/** How many states of a text are listed; older ones stay. */
const LISTED_REVISIONS = 50;

/** What a text says, whoever reads it. */
export interface TextContent extends TextHead {
  body: Document;
}

/** A text as editors have it: as it was saved, else as it ships. */
export interface EditedText extends TextName {
  state: TextState;
  title: string;
  category: string;
  /** What is saved of it; undefined of what only ships. */
  row: TextRow | undefined;
}

/**
 * The texts of a kind, those that were changed last first, and then those that only ship. A wave that
 * ships with no text and has none yet is there in English.
 */
export async function textsToEdit({ sql }: Context, kind: TextKind): Promise<EditedText[]> {
  const saved = (await listTexts(sql, kind)).map(edited);
  const isSaved = new Set(saved.map(({ slug, language }) => `${slug} ${language}`));
  const shipped = shippedSlugs(kind).flatMap((slug) =>
    shippedLanguages({ kind, slug })
      .filter((language) => !isSaved.has(`${slug} ${language}`))
      .map((language) => untouched({ kind, slug, language })!),
  );
  const unwritten = (await addedSlugs(sql, kind))
    .filter((slug) => !isSaved.has(`${slug} ${DEFAULT_LANGUAGE}`))
    .map((slug) => unwrittenText({ kind, slug, language: DEFAULT_LANGUAGE }));
  return [...saved, ...unwritten, ...shipped];
}

/**
 * A text to edit; null where there is none and none ships. One that ships in English only is there in
 * every language, for whoever translates it, and so is that of a wave that was added.
 */
export async function textToEdit({ sql }: Context, name: TextName): Promise<EditedText | null> {
  const row = await findTextNamed(sql, name);
  if (row) return edited(row);
  const shipped = untouched(name);
  if (shipped) return shipped;
  return (await isAdded(sql, name)) ? unwrittenText(name) : null;
}

/** What the addresses of the texts of a kind end with that do not ship and wait to be written. */
async function addedSlugs(db: Sql, kind: TextKind): Promise<string[]> {
  if (kind !== 'wave') return [];
  const slugs = await listEntrySlugs(db, 'wave');
  return slugs.filter((slug) => !ships({ kind, slug }));
}

async function isAdded(db: Sql, { kind, slug }: TextName): Promise<boolean> {
  return (await addedSlugs(db, kind)).includes(slug);
}

function edited(row: TextRow): EditedText {
  const { kind, slug, language, title, category } = row;
  return { kind, slug, language, title, category, state: stateOf(row), row };
}

function untouched(name: TextName): EditedText | undefined {
  const text = shippedForReaders(name);
  return (
    text && {
      ...name,
      title: text.title,
      category: text.category,
      state: 'shipped',
      row: undefined,
    }
  );
}

/** A text that waits to be written. */
function unwrittenText(name: TextName): EditedText {
  return { ...name, title: '', category: '', state: 'draft', row: undefined };
}

/** What was saved of a text, the last first; before anything is, what its readers have, or nothing. */
export async function statesOf(context: Context, text: EditedText): Promise<TextRevisionRow[]> {
  if (text.row) return findRevisions(context.sql, text.row.id, LISTED_REVISIONS);
  return [asFirst((await readText(context, text)) ?? blank(text))];
}

/** Nothing, in the place of a text. */
function blank({ kind, slug, language }: TextName): ReadableText {
  const body: Document = { type: 'doc', content: [{ type: 'paragraph' }] };
  const head = { title: '', description: '', lead: '', category: '', tags: [], position: 0 };
  return { kind, slug, language, ...head, body, revisedAt: null };
}

/** What a text says that ships, in English where nothing does in its language. */
export function shippedState(name: TextName): TextRevisionRow | undefined {
  const text = shippedForReaders(name);
  return text && asFirst(text);
}

/** As the state before all that are saved. */
function asFirst(text: ReadableText): TextRevisionRow {
  return { ...text, id: 0, textId: 0, number: 0, editorId: null, createdAt: 0 };
}

/** What was saved last of the text whose preview has a key; null where there is none. */
export async function previewedText(
  { sql }: Context,
  key: string,
): Promise<(TextRevisionRow & TextName) | null> {
  const text = await findPreviewedText(sql, key);
  const saved = text && (await findRevision(sql, text.id, text.latestNumber));
  return saved ? { ...saved, kind: text.kind, slug: text.slug, language: text.language } : null;
}

/**
 * Saves what a text is to say, which no reader has until it is published. The same as was saved last
 * is not saved again.
 * @param base the number of what was edited: 0 for what ships, and for a text that is new
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED; CONFLICT when something was saved
 *   since `base`; BAD_USER_INPUT naming `slug` when another text has that address; NOT_FOUND for a
 *   wave that is not in the list of them
 */
export async function saveText(
  context: Context,
  name: TextName,
  base: number,
  content: TextContent,
): Promise<EditedText> {
  const { id: editorId } = requireAdmin(context);
  if (name.kind === 'wave' && !ships(name) && !(await isAdded(context.sql, name))) throw notFound();
  const { now } = context;
  await context.rateLimits.consume(textLimits.write, editorId);
  const id = await refusingTakenSlugs(name, () =>
    context.transaction(async (em) => {
      const db = sqlOf(em);
      const known = await findTextNamed(db, name);
      const text = known && (await lockText(db, known.id));
      if (text && base === 0) throw taken(name);
      if (base !== (text?.latestNumber ?? 0)) throw overtaken();
      if (text && (await says(db, text, content))) return text.id;
      const authorId = name.kind === 'post' ? editorId : null;
      const textId =
        text?.id ?? (await insertText(db, { ...name, authorId, previewKey: newToken() }, now));
      await insertRevision(db, { textId, number: base + 1, editorId }, content, now);
      return textId;
    }),
  );
  return stored(context.sql, id);
}

/** Whether a text ships in any language: its translations are where it is. */
function ships({ kind, slug }: Pick<TextName, 'kind' | 'slug'>): boolean {
  return shippedSlugs(kind).includes(slug);
}

/** Whether what was saved last of a text is the same. */
async function says(
  db: Sql,
  { id, latestNumber }: TextRow,
  content: TextContent,
): Promise<boolean> {
  const { title, description, lead, category, tags, position, body } = (await findRevision(
    db,
    id,
    latestNumber,
  ))!;
  return isDeepStrictEqual(
    { title, description, lead, category, tags, position, body },
    { ...content },
  );
}

/**
 * Gives readers what was saved under a number, at once.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED
 */
export async function publishText(
  context: Context,
  id: number,
  number: number,
): Promise<EditedText> {
  return changePublication(context, id, async (db, { publishedAt }) => ({
    liveRevisionId: await revisionId(db, id, number),
    scheduledRevisionId: null,
    scheduledFor: null,
    publishedAt: Math.min(publishedAt ?? context.now, context.now),
  }));
}

/**
 * Has readers get what was saved under a number from a moment on (epoch milliseconds).
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT naming `at`
 *   when it is past
 */
export async function scheduleText(
  context: Context,
  id: number,
  number: number,
  at: number,
): Promise<EditedText> {
  requireAdmin(context);
  if (at <= context.now) throw badInput({ at: message('texts.scheduleInPast') });
  return changePublication(context, id, async (db, { liveRevisionId, publishedAt }) => ({
    liveRevisionId,
    scheduledRevisionId: await revisionId(db, id, number),
    scheduledFor: at,
    publishedAt: liveRevisionId === null ? at : publishedAt,
  }));
}

/**
 * Takes a text from its readers, and what was scheduled with it; what ships lies open again.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED
 */
export async function unpublishText(context: Context, id: number): Promise<EditedText> {
  return changePublication(context, id, (_db, { publishedAt }) =>
    Promise.resolve({
      liveRevisionId: null,
      scheduledRevisionId: null,
      scheduledFor: null,
      publishedAt,
    }),
  );
}

/**
 * Gives a text another address; the one that it had leads there.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED; BAD_USER_INPUT naming
 *   `slug` when another text has it or had it, or when the address is one that ships or a wave's
 */
export async function readdressText(
  context: Context,
  id: number,
  slug: string,
): Promise<EditedText> {
  const text = await requireText(context.sql, id);
  return refusingTakenSlugs({ ...text, slug }, () =>
    change(context, id, async (db, row) => {
      // The list of waves names them by it.
      const isFixed = row.kind === 'wave' || ships(row);
      if (isFixed) throw badInput({ slug: message('texts.pageFixed') });
      if (ships({ ...row, slug })) throw badInput({ slug: message('texts.slugTaken') });
      if (slug !== row.slug) await moveText(db, row, slug, context.now);
    }),
  );
}

/**
 * Deletes a text that no reader has, with its history.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED; CONFLICT when readers have
 *   it, or will
 */
export async function removeText(context: Context, id: number): Promise<void> {
  await withLocked(context, id, async (db, text) => {
    if (text.liveNumber !== null || text.scheduledNumber !== null) {
      throw new DomainError('CONFLICT', 'texts.notDeletable');
    }
    await deleteText(db, id);
  });
}

async function changePublication(
  context: Context,
  id: number,
  next: (db: Sql, publication: Publication) => Promise<Publication>,
): Promise<EditedText> {
  return change(context, id, async (db) => {
    const publication = settled(await findPublication(db, id), context.now);
    await setPublication(db, id, await next(db, publication), context.now);
  });
}

/** With what was scheduled as what readers have, once that is due. */
function settled(publication: Publication, now: number): Publication {
  const { scheduledFor, scheduledRevisionId } = publication;
  if (scheduledFor === null || scheduledFor > now) return publication;
  return {
    ...publication,
    liveRevisionId: scheduledRevisionId,
    scheduledRevisionId: null,
    scheduledFor: null,
  };
}

async function change(
  context: Context,
  id: number,
  work: (db: Sql, text: TextRow) => Promise<void>,
): Promise<EditedText> {
  await withLocked(context, id, work);
  const text = await stored(context.sql, id);
  context.changed(tagsOf(text));
  return text;
}

/** Does something with a text while nobody else changes it. */
async function withLocked(
  context: Context,
  id: number,
  work: (db: Sql, text: TextRow) => Promise<void>,
): Promise<void> {
  const { id: userId } = requireAdmin(context);
  await context.rateLimits.consume(textLimits.write, userId);
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const text = await lockText(db, id);
    if (!text) throw notFound();
    await work(db, text);
  });
}

/** What the types are called, in tags, that show texts known by their slug and language. */
const tagNames = {
  page: 'pageContent',
  article: 'helpArticle',
  faq: 'helpFaq',
  wave: 'wave',
} as const;

/**
 * What kept pages are dropped by that show a text: as the app's cache calls it. Until a text is written
 * in their language, its readers are shown the English one.
 */
function tagsOf({ kind, slug, language, row }: EditedText): string[] {
  if (kind === 'post') return [`blogPost:${row!.id}`];
  return [...new Set([language, DEFAULT_LANGUAGE])].map((shown) => {
    const key = JSON.stringify({ id: slug, language: shown.toUpperCase() });
    return `${tagNames[kind]}:${key}`;
  });
}

async function revisionId(db: Sql, textId: number, number: number): Promise<number> {
  const revision = await findRevision(db, textId, number);
  if (!revision) throw notFound();
  return revision.id;
}

async function refusingTakenSlugs<T>(name: TextName, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!['texts_slug', 'text_addresses_slug'].includes(brokenConstraint(error) ?? '')) throw error;
    throw taken(name);
  }
}

/** Of what ships, somebody else has saved the first edit; of anything else, the address is gone. */
function taken(name: TextName): DomainError {
  return ships(name) ? overtaken() : badInput({ slug: message('texts.slugTaken') });
}

function overtaken(): DomainError {
  return new DomainError('CONFLICT', 'texts.overtaken');
}

async function stored(db: Sql, id: number): Promise<EditedText> {
  return edited(await requireText(db, id));
}

async function requireText(db: Sql, id: number): Promise<TextRow> {
  const text = await findText(db, id);
  if (!text) throw notFound();
  return text;
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'texts.notFound');
}
