import {
  findEntry,
  findPublishedEntryAt,
  insertEntry,
  listEntries,
  listPublishedDeals,
  listPublishedEntries,
  listPublishedEvents,
  listPublishedTestimonials,
  entryOrder,
  eventOrder,
  orderEntries,
  setEntryRemoved,
  updateEntry,
} from '#db/company/entry.repository.ts';
import type { EntryRow, EventFilter } from '#db/company/entry.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { ENTRIES_LIMIT, textsIn, WAVES_LIMIT } from '#domain/company/entry.ts';
import type {
  EntryContent,
  EntryFacts,
  EntryKind,
  EntryTexts,
  PraisedService,
} from '#domain/company/entry.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { earliestToday } from '#domain/time/local-time.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { Page, PageArgs } from '#api/lib/pagination.ts';
import { companyLimits } from './company.limits.ts';

/** An entry as readers of a language have it. */
export type ShownEntry<Kind extends EntryKind> = EntryFacts<Kind> &
  EntryTexts<Kind> &
  Pick<EntryRow, 'id' | 'isInvented' | 'updatedAt'> & {
    /** What its texts are in: English where it is not written in the reader's. */
    language: Language;
  };

function shownIn<Kind extends EntryKind>(row: EntryRow<Kind>, reader: Language): ShownEntry<Kind> {
  const { id, isInvented, updatedAt, facts } = row;
  const { language, texts } = textsIn<Kind>(row, reader);
  return { ...facts, ...texts, id, isInvented, updatedAt, language };
}

function shownPage<Kind extends EntryKind>(
  { edges, pageInfo }: Page<EntryRow<Kind>>,
  language: Language,
): Page<ShownEntry<Kind>> {
  const shown = edges.map(({ node, cursor }) => ({ node: shownIn(node, language), cursor }));
  return { edges: shown, nodes: shown.map(({ node }) => node), pageInfo };
}

/** What everybody sees of a kind, in the order of its list. @throws DomainError BAD_USER_INPUT */
export async function publishedEntries<Kind extends EntryKind>(
  { reads }: Context,
  kind: Kind,
  language: Language,
  page: PageArgs,
): Promise<Page<ShownEntry<Kind>>> {
  const found = await paginate<EntryRow<Kind>>(page, entryOrder, (part) =>
    listPublishedEntries(reads, kind, part),
  );
  return shownPage(found, language);
}

/** What people say of a service, or of everything, in the order of the list. @throws DomainError BAD_USER_INPUT */
export async function publishedTestimonials(
  { reads }: Context,
  service: PraisedService | null,
  language: Language,
  page: PageArgs,
): Promise<Page<ShownEntry<'testimonial'>>> {
  const found = await paginate<EntryRow<'testimonial'>>(page, entryOrder, (part) =>
    listPublishedTestimonials(reads, service, part),
  );
  return shownPage(found, language);
}

/**
 * Events of a month, or those that are not over, what begins first comes first.
 * @throws DomainError BAD_USER_INPUT
 */
export async function publishedEvents(
  { reads, now }: Context,
  { month, cityId }: Pick<EventFilter, 'month' | 'cityId'>,
  language: Language,
  page: PageArgs,
): Promise<Page<ShownEntry<'event'>>> {
  const filter = { month, cityId, from: month ? undefined : earliestToday(now) };
  const found = await paginate(page, eventOrder, (part) =>
    listPublishedEvents(reads, filter, part),
  );
  return shownPage(found, language);
}

/**
 * Deals that are valid today, by the clocks of UTC, everywhere and in a city, or in all cities.
 * @throws DomainError BAD_USER_INPUT
 */
export async function publishedDeals(
  { reads, now }: Context,
  cityId: string | null,
  language: Language,
  page: PageArgs,
): Promise<Page<ShownEntry<'deal'>>> {
  const filter = { on: formatDate(now), cityId };
  const found = await paginate<EntryRow<'deal'>>(page, entryOrder, (part) =>
    listPublishedDeals(reads, filter, part),
  );
  return shownPage(found, language);
}

/** What everybody sees at an address; null where there is nothing. */
export async function publishedEntryAt<Kind extends 'opening' | 'event'>(
  { reads }: Context,
  kind: Kind,
  slug: string,
  language: Language,
): Promise<ShownEntry<Kind> | null> {
  const row = await findPublishedEntryAt(reads, kind, slug);
  return row ? shownIn<Kind>(row, language) : null;
}

/** All entries of a kind. @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators */
export async function entriesToEdit(context: Context, kind: EntryKind): Promise<EntryRow[]> {
  requireAdmin(context);
  return listEntries(context.sql, kind, ENTRIES_LIMIT);
}

/** An entry to edit; null where there is none. @throws DomainError as {@link entriesToEdit} */
export async function entryToEdit(context: Context, id: number): Promise<EntryRow | null> {
  requireAdmin(context);
  return (await findEntry(context.sql, id)) ?? null;
}

/** What administrators say of an entry. */
export interface EntryDraft extends EntryContent {
  kind: EntryKind;
  isPublished: boolean;
}

/**
 * Keeps a new entry as the last of its kind.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED; CONFLICT when there are too many;
 *   BAD_USER_INPUT naming `facts.slug` when another has that address
 */
export async function addEntry(context: Context, draft: EntryDraft): Promise<EntryRow> {
  await admitChange(context);
  const { sql, now } = context;
  const max = draft.kind === 'wave' ? WAVES_LIMIT : ENTRIES_LIMIT;
  const others = await listEntries(sql, draft.kind, max);
  if (others.length === max) {
    throw new DomainError('CONFLICT', 'company.tooMany', { values: { max } });
  }
  const id = await refusingTakenSlugs(() => insertEntry(sql, { ...draft, isInvented: false }, now));
  return changed(context, id);
}

/**
 * Has an entry be another. Its kind stays.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, NOT_FOUND; BAD_USER_INPUT naming
 *   `facts.slug` when another has that address, or when it is that of a wave, which its text has too
 */
export async function editEntry(
  context: Context,
  id: number,
  { kind, ...draft }: EntryDraft,
): Promise<EntryRow> {
  await admitChange(context);
  const { sql, now } = context;
  const entry = await findEntry(sql, id);
  if (entry?.kind !== kind) throw notFound();
  if (kind === 'wave' && slugOf(draft) !== slugOf(entry)) {
    throw badInput({ 'facts.slug': message('texts.pageFixed') });
  }
  if (!(await refusingTakenSlugs(() => updateEntry(sql, id, draft, now)))) throw notFound();
  return changed(context, id);
}

/** Shows an entry to everybody, or no longer. @throws DomainError as {@link editEntry} */
export async function publishEntry(
  context: Context,
  id: number,
  isPublished: boolean,
): Promise<EntryRow> {
  await admitChange(context);
  if (!(await updateEntry(context.sql, id, { isPublished }, context.now))) throw notFound();
  return changed(context, id);
}

/**
 * Removes an entry. Until it is deleted for good it can be taken back.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, NOT_FOUND
 */
export async function removeEntry(context: Context, id: number): Promise<void> {
  await admitChange(context);
  const entry = await findEntry(context.sql, id);
  if (!entry || !(await setEntryRemoved(context.sql, id, context.now))) throw notFound();
  context.changed(tagsOf(entry));
}

/** Takes back that an entry was removed. @throws DomainError as {@link editEntry} */
export async function restoreEntry(context: Context, id: number): Promise<EntryRow> {
  await admitChange(context);
  if (!(await refusingTakenSlugs(() => setEntryRemoved(context.sql, id, null)))) throw notFound();
  return changed(context, id);
}

/**
 * Puts the entries of a kind into an order.
 * @param ids all of them
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED; CONFLICT when there are others by now
 */
export async function arrangeEntries(
  context: Context,
  kind: EntryKind,
  ids: readonly number[],
): Promise<EntryRow[]> {
  await admitChange(context);
  return context.transaction(async (em) => {
    const db = sqlOf(em);
    const known = await listEntries(db, kind, ENTRIES_LIMIT);
    const wanted = new Set(ids);
    if (wanted.size !== known.length || known.some(({ id }) => !wanted.has(id))) {
      throw new DomainError('CONFLICT', 'company.orderIncomplete');
    }
    await orderEntries(db, [...wanted]);
    return listEntries(db, kind, ENTRIES_LIMIT);
  });
}

async function admitChange(context: Context): Promise<void> {
  await context.rateLimits.consume(companyLimits.change, requireAdmin(context).id);
}

async function changed(context: Context, id: number): Promise<EntryRow> {
  const entry = await findEntry(context.sql, id);
  if (!entry) throw notFound();
  context.changed(tagsOf(entry));
  return entry;
}

async function refusingTakenSlugs<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error) !== 'entries_slug') throw error;
    throw badInput({ 'facts.slug': message('company.slugTaken') });
  }
}

/** The types of the contract that show what is published, as the app's cache calls them. */
const tagNames: Readonly<Record<EntryKind, string>> = {
  testimonial: 'testimonial',
  'team-member': 'companyMember',
  partner: 'partner',
  'press-mention': 'pressMention',
  opening: 'opening',
  event: 'companyEvent',
  deal: 'deal',
  wave: 'wave',
};

/** What kept pages are dropped by that show an entry, in whatever language. */
function tagsOf(entry: EntryRow): string[] {
  const { kind } = entry;
  const id = kind === 'wave' ? slugOf(entry) : String(entry.id);
  return languages.map((language) => {
    const key = JSON.stringify({ id, language: language.toUpperCase() });
    return `${tagNames[kind]}:${key}`;
  });
}

function slugOf({ facts }: EntryContent): string | undefined {
  const { slug }: Readonly<Record<string, string | undefined>> = facts;
  return slug;
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'company.entryNotFound');
}
