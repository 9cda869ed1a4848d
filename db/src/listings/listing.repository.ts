import { sql } from 'kysely';
import type { ListingStatus } from '#domain/listings/lifecycle.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { rolesFor } from '#domain/teams/team.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';
import { studiosFor } from '#db/teams/team.repository.ts';

/** A listing as it is stored. Instants are epoch milliseconds. */
export interface ListingRow {
  id: number;
  ownerId: number;
  studioId: number | null;
  /** Who else may change it. */
  managerIds: number[];
  status: ListingStatus;
  content: StudioContent | null;
  version: number;
  submitted: StudioContent | null;
  submittedVersion: number | null;
  submittedAt: number | null;
  reasons: string;
  updatedAt: number;
}

function selectListings(db: Sql) {
  return db.selectFrom('listings').select(({ ref }) => [
    'id',
    'user_id as ownerId',
    'studio_id as studioId',
    sql<number[]>`ARRAY(
        SELECT user_id FROM studio_teams
        WHERE studio_teams.studio_id = listings.studio_id
          AND role = ANY (${rolesFor('listing')}::text[])
      )`.as('managerIds'),
    'status',
    sql<StudioContent | null>`content`.as('content'),
    'version',
    sql<StudioContent | null>`submitted`.as('submitted'),
    'submitted_version as submittedVersion',
    epochMs(ref('submitted_at')).as('submittedAt'),
    'reasons',
    epochMs(ref('updated_at')).as('updatedAt'),
  ]);
}

/** A listing; undefined where there is none. */
export async function findListing(db: Sql, id: number): Promise<ListingRow | undefined> {
  return selectListings(db).where('id', '=', id).executeTakeFirst();
}

/** The listing of a studio; undefined where there is no such studio. */
export async function findListingOfStudio(
  db: Sql,
  studioId: number,
): Promise<ListingRow | undefined> {
  return selectListings(db).where('studio_id', '=', studioId).executeTakeFirst();
}

/** A listing, which nobody else changes until the transaction ends. */
export async function lockListing(db: Sql, id: number): Promise<ListingRow | undefined> {
  return selectListings(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What was changed last comes first. */
export const ownListingOrder: ListOrder<ListingRow> = {
  direction: 'desc',
  columns: [
    { value: sql`updated_at`, kind: 'instant' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ updatedAt, id }) => [updatedAt, id],
};

/** The listings that somebody may change: a slice, what was changed last first. */
export async function listListingsOf(db: Sql, userId: number, part: Slice): Promise<ListingRow[]> {
  return slice(selectListings(db).where(isChangedBy(userId)), ownListingOrder, part).execute();
}

function isChangedBy(userId: number) {
  return sql<boolean>`(user_id = ${userId} OR studio_id IN ${studiosFor(userId, 'listing')})`;
}

/** How many listings somebody may change. */
export async function countListingsOf(db: Sql, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isChangedBy(userId))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many listings of an owner were never approved. */
export async function countDraftsOf(db: Sql, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', ownerId)
    .where('studio_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What has waited longest comes first. */
export const waitingListingOrder: ListOrder<ListingRow> = {
  direction: 'asc',
  columns: [
    { value: sql`submitted_at`, kind: 'instant' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ submittedAt, id }) => [submittedAt ?? 0, id],
};

/** Listings about which administrators are to decide: a slice, what has waited longest first. */
export async function listWaitingListings(db: Sql, part: Slice): Promise<ListingRow[]> {
  const waiting = selectListings(db).where('submitted', 'is not', null);
  return slice(waiting, waitingListingOrder, part).execute();
}

/** How many listings wait for administrators. */
export async function countWaitingListings(db: Sql): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('submitted', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Begins a draft at `now` (epoch milliseconds). @returns its number */
export async function insertDraft(
  db: Sql,
  { ownerId, content, now }: { ownerId: number; content: StudioContent; now: number },
): Promise<number> {
  const { id } = await db
    .insertInto('listings')
    .values({
      user_id: ownerId,
      content: json(content),
      created_at: instant(now),
      updated_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What changes about a listing. What is left out stays as it is. */
export interface ListingChange {
  studioId?: number;
  status?: ListingStatus;
  content?: StudioContent | null;
  version?: number;
  /** Null once it is decided. */
  submission?: { content: StudioContent; version: number } | null;
  reasons?: string;
}

/** Changes a listing at `now` (epoch milliseconds). */
export async function updateListing(
  db: Sql,
  id: number,
  { studioId, status, content, version, submission, reasons }: ListingChange,
  now: number,
): Promise<void> {
  await db
    .updateTable('listings')
    .set({
      updated_at: instant(now),
      ...(studioId !== undefined && { studio_id: studioId }),
      ...(status !== undefined && { status }),
      ...(content !== undefined && { content: content && json(content) }),
      ...(version !== undefined && { version }),
      ...(submission !== undefined && {
        submitted: submission && json(submission.content),
        submitted_version: submission?.version ?? null,
        submitted_at: submission && instant(now),
      }),
      ...(reasons !== undefined && { reasons }),
    })
    .where('id', '=', id)
    .execute();
}

/** Has the public see a studio, or see it no more. */
export async function showStudio(db: Sql, studioId: number, isPublic: boolean): Promise<void> {
  await db
    .updateTable('studios')
    .set({ status: isPublic ? 'approved' : 'suspended' })
    .where('id', '=', studioId)
    .execute();
}

/** Removes a listing with what is known of its photographs. */
export async function deleteListing(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('listings').where('id', '=', id).execute();
}

function json(content: StudioContent) {
  return sql<StudioContent>`${JSON.stringify(content)}::jsonb`;
}
