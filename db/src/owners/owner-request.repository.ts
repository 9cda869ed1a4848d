import { sql } from 'kysely';
import { liveRequestStatuses } from '#domain/owners/owner-request.ts';
import type { OwnerRequestInput } from '#domain/owners/owner-request.schema.ts';
import type { OwnerRequestKind, OwnerRequestStatus } from '#domain/owners/owner-request.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** Something that an owner asks for. Instants are epoch milliseconds. */
export interface OwnerRequestRow {
  id: number;
  userId: number;
  studioId: number;
  studioName: string;
  kind: OwnerRequestKind;
  status: OwnerRequestStatus;
  subject: string;
  details: string;
  answer: string;
  createdAt: number;
  updatedAt: number;
}

function selectRequests(db: Sql) {
  return db
    .selectFrom('owner_requests')
    .innerJoin('studios', 'studios.id', 'owner_requests.studio_id')
    .select(({ ref }) => [
      'owner_requests.id',
      'owner_requests.user_id as userId',
      'owner_requests.studio_id as studioId',
      'studios.name as studioName',
      'owner_requests.kind',
      'owner_requests.status',
      'owner_requests.subject',
      'owner_requests.details',
      'owner_requests.answer',
      epochMs(ref('owner_requests.created_at')).as('createdAt'),
      epochMs(ref('owner_requests.updated_at')).as('updatedAt'),
    ]);
}

const isLive = sql<boolean>`owner_requests.status IN (${sql.join(
  liveRequestStatuses.map((status) => sql.lit(status)),
)})`;

const columns = [
  { value: sql`owner_requests.created_at`, kind: 'instant' },
  { value: sql`owner_requests.id`, kind: 'integer' },
] as const;

const keyOf = ({ createdAt, id }: OwnerRequestRow) => [createdAt, id];

/** What was asked last comes first. */
export const ownRequestOrder: ListOrder<OwnerRequestRow> = { direction: 'desc', columns, keyOf };

/** What has waited longest comes first. */
export const waitingRequestOrder: ListOrder<OwnerRequestRow> = { direction: 'asc', columns, keyOf };

/** What somebody asks for of a kind. */
interface RequestsOf {
  userId: number;
  kind: OwnerRequestKind;
}

/** How often somebody has asked for something of a kind. */
export async function countRequestsOf(db: Sql, { userId, kind }: RequestsOf): Promise<number> {
  const { count } = await db
    .selectFrom('owner_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
}

/** What somebody has asked for of a kind: a slice, the latest first. */
export async function listRequestsOf(
  db: Sql,
  { userId, kind }: RequestsOf,
  part: Slice,
): Promise<OwnerRequestRow[]> {
  const theirs = selectRequests(db)
    .where('owner_requests.user_id', '=', userId)
    .where('owner_requests.kind', '=', kind);
  return slice(theirs, ownRequestOrder, part).execute();
}

/** What waits for those who run the product: a slice, what has waited longest first. */
export async function listWaitingRequests(db: Sql, part: Slice): Promise<OwnerRequestRow[]> {
  return slice(selectRequests(db).where(isLive), waitingRequestOrder, part).execute();
}

/** How many requests wait: of everybody, or of one user. */
export async function countWaitingRequests(db: Sql, userId?: number): Promise<number> {
  const waiting = db
    .selectFrom('owner_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isLive);
  const asked = userId === undefined ? waiting : waiting.where('user_id', '=', userId);
  return (await asked.executeTakeFirstOrThrow()).count;
}

/** A request; undefined where there is none. */
export async function findRequest(db: Sql, id: number): Promise<OwnerRequestRow | undefined> {
  return selectRequests(db).where('owner_requests.id', '=', id).executeTakeFirst();
}

/**
 * Keeps a request that somebody makes at `now` (epoch milliseconds).
 * @returns its number; undefined where the same waits for the studio already
 */
export async function insertRequest(
  db: Sql,
  { userId, now, ...request }: OwnerRequestInput & { userId: number; now: number },
): Promise<number | undefined> {
  const { studioId, kind, subject, details } = request;
  const inserted = await db
    .insertInto('owner_requests')
    .values({
      user_id: userId,
      studio_id: studioId,
      kind,
      subject,
      details,
      created_at: instant(now),
      updated_at: instant(now),
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/**
 * Moves a request on that waits, at `now` (epoch milliseconds). @returns whether it did
 */
export async function moveRequest(
  db: Sql,
  id: number,
  change: { status: OwnerRequestStatus; answer?: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('owner_requests')
    .set({ ...change, updated_at: instant(now) })
    .where('id', '=', id)
    .where(isLive)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
