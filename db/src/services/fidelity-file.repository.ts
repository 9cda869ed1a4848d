import { sql } from 'kysely';
import type { FidelityFileKind } from '#domain/services/fidelity-order.ts';
import { anyOf } from '../lib/any-of.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A sound of an order. */
export interface FidelityFileRow {
  id: number;
  orderId: number;
  /** Who has sent it. */
  userId: number;
  kind: FidelityFileKind;
  /** How many revisions had been asked for when a mix came; null for what the customer sends. */
  round: number | null;
  /** What its file is called in the store, and what that name ends with. */
  name: string;
  ending: string;
  /** What people call it. */
  title: string;
  bytes: number;
  durationMs: number;
  /** How loud it is from its beginning to its end, from 0 to 100. */
  peaks: number[];
  /** Epoch milliseconds. */
  createdAt: number;
}

function selectFiles(db: Sql) {
  return db
    .selectFrom('fidelity_files')
    .select(({ ref }) => [
      'id',
      'order_id as orderId',
      'user_id as userId',
      'kind',
      'round',
      'name',
      'ending',
      'title',
      'bytes',
      'duration_ms as durationMs',
      sql<number[]>`peaks`.as('peaks'),
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}

/** The files of orders, the newest first. */
export async function findFidelityFiles(
  db: Sql,
  orderIds: readonly number[],
): Promise<FidelityFileRow[]> {
  return selectFiles(db).where('order_id', '=', anyOf(orderIds)).orderBy('id', 'desc').execute();
}

export async function findFidelityFile(db: Sql, id: number): Promise<FidelityFileRow | undefined> {
  return selectFiles(db).where('id', '=', id).executeTakeFirst();
}

/** How many files an order has, and how large they are together. */
export async function measureFidelityFiles(
  db: Sql,
  orderId: number,
): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await db
    .selectFrom('fidelity_files')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`coalesce(sum(bytes), 0)`.as('bytes'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { count, bytes: Number(bytes) };
}

/** Makes a file known that was sent for an order. The same one again is the one that there is. */
export async function insertFidelityFile(
  db: Sql,
  file: Omit<FidelityFileRow, 'id' | 'peaks' | 'createdAt'> & { now: number },
): Promise<number> {
  const { orderId, userId, kind, round, name, ending, title, bytes, durationMs, now } = file;
  const { id } = await db
    .insertInto('fidelity_files')
    .values({
      order_id: orderId,
      user_id: userId,
      kind,
      round,
      name,
      ending,
      title,
      bytes,
      duration_ms: durationMs,
      peaks: sql`'{}'`,
      created_at: instant(now),
    })
    .onConflict((same) => same.constraint('fidelity_files_once').doUpdateSet({ title }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps how loud a file is from its beginning to its end, from 0 to 100. */
export async function setFidelityPeaks(
  db: Sql,
  id: number,
  peaks: readonly number[],
): Promise<void> {
  await db
    .updateTable('fidelity_files')
    .set({ peaks: sql`${peaks}::int[]` })
    .where('id', '=', id)
    .execute();
}

/** What somebody says of a version. */
export interface FidelityCommentRow {
  id: number;
  fileId: number;
  userId: number;
  /** Milliseconds from the beginning; null for the whole. */
  atMs: number | null;
  content: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** What is said of files, in the order of the music: what is about the whole comes first. */
export async function findFidelityComments(
  db: Sql,
  fileIds: readonly number[],
): Promise<FidelityCommentRow[]> {
  return db
    .selectFrom('fidelity_comments')
    .select(({ ref }) => [
      'id',
      'file_id as fileId',
      'user_id as userId',
      'at_ms as atMs',
      'content',
      epochMs(ref('created_at')).as('createdAt'),
    ])
    .where('file_id', '=', anyOf(fileIds))
    .orderBy(sql`coalesce(at_ms, -1)`)
    .orderBy('id')
    .execute();
}

export async function countFidelityComments(db: Sql, fileId: number): Promise<number> {
  const { count } = await db
    .selectFrom('fidelity_comments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes a comment at `now` (epoch milliseconds). */
export async function insertFidelityComment(
  db: Sql,
  comment: Omit<FidelityCommentRow, 'id' | 'createdAt'> & { now: number },
): Promise<void> {
  const { fileId, userId, atMs, content, now } = comment;
  await db
    .insertInto('fidelity_comments')
    .values({
      file_id: fileId,
      user_id: userId,
      at_ms: atMs,
      content,
      created_at: instant(now),
    })
    .execute();
}
