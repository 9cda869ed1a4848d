import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ENTRIES_LIMIT } from '#domain/company/entry.ts';
import type { EntryContent, EntryKind, PraisedService } from '#domain/company/entry.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** An entry of a kind. Instants are epoch milliseconds. */
export interface EntryRow<Kind extends EntryKind = EntryKind> extends EntryContent<Kind> {
  id: number;
  kind: Kind;
  position: number;
  isPublished: boolean;
  /** Made up for the demo. */
  isInvented: boolean;
  updatedAt: number;
}

/** As administrators have put them. */
export const entryOrder: ListOrder<EntryRow> = {
  direction: 'asc',
  columns: [
    { value: sql`position`, kind: 'integer' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ position, id }) => [position, id],
};

/** What begins first comes first, by the clocks of where it is. */
export const eventOrder: ListOrder<EntryRow<'event'>> = {
  direction: 'asc',
  columns: [
    { value: sql`(facts ->> 'startsAt')::timestamp AT TIME ZONE 'UTC'`, kind: 'instant' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ facts, id }) => [Date.parse(`${facts.startsAt}Z`), id],
};

function selectEntries(db: Sql) {
  return db
    .selectFrom('entries')
    .select(({ ref }) => [
      'id',
      'kind',
      'position',
      'is_published as isPublished',
      'is_invented as isInvented',
      sql<EntryContent['facts']>`facts`.as('facts'),
      sql<EntryContent['texts']>`texts`.as('texts'),
      epochMs(ref('updated_at')).as('updatedAt'),
    ])
    .where('removed_at', 'is', null);
}

function selectPublished(db: Sql, kind: EntryKind) {
  return selectEntries(db).where('kind', '=', kind).where('is_published', '=', true);
}

/** What everybody sees of a kind: a slice, in the order of its list. */
export async function listPublishedEntries<Kind extends EntryKind>(
  db: Sql,
  kind: Kind,
  part: Slice,
): Promise<EntryRow<Kind>[]> {
  return ofKind(await slice(selectPublished(db, kind), entryOrder, part).execute());
}

/** What everybody sees of what people say, of a service or of everything: a slice, in its order. */
export async function listPublishedTestimonials(
  db: Sql,
  service: PraisedService | null,
  part: Slice,
): Promise<EntryRow<'testimonial'>[]> {
  let found = selectPublished(db, 'testimonial');
  if (service) found = found.where(sql<boolean>`facts ->> 'service' = ${service}`);
  return ofKind(await slice(found, entryOrder, part).execute());
}

/** Which events are wanted: those of a month, else those that are not over. */
export interface EventFilter {
  /** `YYYY-MM`. */
  month?: string | undefined;
  /** The day from which on they must not be over. */
  from?: LocalDate | undefined;
  cityId?: string | undefined;
}

/** The events that everybody sees and that match: a slice, what begins first comes first. */
export async function listPublishedEvents(
  db: Sql,
  { month, from, cityId }: EventFilter,
  part: Slice,
): Promise<EntryRow<'event'>[]> {
  let found = selectPublished(db, 'event');
  if (month) found = found.where(sql<boolean>`left(facts ->> 'startsAt', 7) = ${month}`);
  if (from) found = found.where(sql<boolean>`facts ->> 'endsAt' >= ${from}`);
  if (cityId) found = found.where(sql<boolean>`facts ->> 'city' = ${cityId}`);
  return ofKind(await slice(found, eventOrder, part).execute());
}

/** The deals that everybody sees and that are valid on a day, everywhere or in a city: a slice. */
export async function listPublishedDeals(
  db: Sql,
  { on, cityId }: { on: LocalDate; cityId?: string | null },
  part: Slice,
): Promise<EntryRow<'deal'>[]> {
  let found = selectPublished(db, 'deal').where(
    sql<boolean>`${on} BETWEEN facts ->> 'validFrom' AND facts ->> 'validUntil'`,
  );
  if (cityId) found = found.where(sql<boolean>`facts ->> 'city' IN ('', ${cityId})`);
  return ofKind(await slice(found, entryOrder, part).execute());
}

/** The kinds whose entries have addresses. */
export type AddressedKind = 'opening' | 'event' | 'wave';

/** What everybody sees at an address; undefined where there is nothing. */
export async function findPublishedEntryAt<Kind extends AddressedKind>(
  db: Sql,
  kind: Kind,
  slug: string,
): Promise<EntryRow<Kind> | undefined> {
  const found = selectPublished(db, kind).where(sql<boolean>`facts ->> 'slug' = ${slug}`);
  return ofKind<Kind>(await found.execute())[0];
}

/** What the addresses of the entries of a kind end with, published or not, in their order. */
export async function listEntrySlugs(db: Sql, kind: AddressedKind): Promise<string[]> {
  const rows = await listEntries(db, kind, ENTRIES_LIMIT);
  return ofKind<AddressedKind>(rows).map(({ facts }) => facts.slug);
}

/** All entries of a kind, published or not, in their order, `limit` at most. */
export async function listEntries(db: Sql, kind: EntryKind, limit: number): Promise<EntryRow[]> {
  return slice(selectEntries(db).where('kind', '=', kind), entryOrder, { limit }).execute();
}

/** An entry, published or not; undefined where there is none, or no longer. */
export async function findEntry(db: Sql, id: number): Promise<EntryRow | undefined> {
  return selectEntries(db).where('id', '=', id).executeTakeFirst();
}

/** Keeps a new entry, made at `now` (epoch milliseconds), as the last of its kind. @returns its number */
export async function insertEntry(
  db: Sql,
  entry: EntryContent & Pick<EntryRow, 'kind' | 'isPublished' | 'isInvented'>,
  now: number,
): Promise<number> {
  const { kind, isPublished, isInvented, facts, texts } = entry;
  const { id } = await db
    .insertInto('entries')
    .values({
      kind,
      position: sql<number>`
        (SELECT coalesce(max(position) + 1, 0) FROM entries WHERE kind = ${kind})
      `,
      is_published: isPublished,
      is_invented: isInvented,
      facts: json(facts),
      texts: json(texts),
      created_at: instant(now),
      updated_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Has an entry be another at `now` (epoch milliseconds). @returns whether there is one */
export async function updateEntry(
  db: Sql,
  id: number,
  change: Partial<EntryContent & Pick<EntryRow, 'isPublished'>>,
  now: number,
): Promise<boolean> {
  const { isPublished, facts, texts } = change;
  const { numUpdatedRows } = await db
    .updateTable('entries')
    .set({
      ...(isPublished !== undefined && { is_published: isPublished }),
      ...(facts && { facts: json(facts) }),
      ...(texts && { texts: json(texts) }),
      updated_at: instant(now),
    })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts entries into the order of their ids, in the places of their kind. */
export async function orderEntries(db: Sql, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE entries SET position = place
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted (id, place)
    WHERE entries.id = wanted.id
  `.execute(db);
}

/**
 * Removes an entry at `removedAt` (epoch milliseconds), or takes that back.
 * @returns whether it is another now
 */
export async function setEntryRemoved(
  db: Sql,
  id: number,
  removedAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('entries')
    .set({ removed_at: removedAt === null ? null : instant(removedAt) })
    .where('id', '=', id)
    .where('removed_at', removedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes what was removed before an instant (epoch milliseconds). */
export async function deleteRemovedEntries(db: Sql, before: number): Promise<void> {
  await db.deleteFrom('entries').where('removed_at', '<', instant(before)).execute();
}

function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}

/** Rows of a kind, of which the parts follow from it. */
function ofKind<Kind extends EntryKind>(rows: readonly EntryRow[]): EntryRow<Kind>[] {
  return rows as unknown as EntryRow<Kind>[];
}
