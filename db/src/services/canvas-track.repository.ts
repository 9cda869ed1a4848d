import { sql } from 'kysely';
import type { CanvasOptions } from '#domain/carts/cart-options.ts';
import { anyOf } from '../lib/any-of.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** A sound that prints are made from. */
export interface CanvasTrackRow {
  /** What its file is called in the store, and what that name ends with. */
  name: string;
  ending: string;
  /** What people call it. */
  title: string;
  /** How loud it is from its beginning to its end, from 0 to 100. */
  peaks: number[];
}

/** What is known of a track that somebody sends at `now` (epoch milliseconds). */
export interface NewCanvasTrack extends CanvasTrackRow {
  /** What carts and orders call it. */
  key: string;
  /** Null for guests. */
  userId: number | null;
  bytes: number;
  durationMs: number;
  now: number;
}

export async function insertCanvasTrack(
  db: Sql,
  { userId, durationMs, peaks, now, ...rest }: NewCanvasTrack,
): Promise<void> {
  await db
    .insertInto('canvas_tracks')
    .values({
      ...rest,
      user_id: userId,
      duration_ms: durationMs,
      peaks: sql<number[]>`${peaks}::int[]`,
      created_at: instant(now),
    })
    .execute();
}

/** Whether there is a track of that key. */
export async function isCanvasTrack(db: Sql, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('canvas_tracks')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** A print that was ordered. */
export interface OrderedPrintRow {
  /** Of the item of the order. */
  id: number;
  orderNumber: string;
  options: CanvasOptions;
  /** What somebody has sent for it; null of samples. */
  track: CanvasTrackRow | null;
}

/** Prints that were ordered, by the ids of their items. */
export async function findOrderedPrints(
  db: Sql,
  itemIds: readonly number[],
): Promise<OrderedPrintRow[]> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .leftJoin('canvas_tracks', (join) =>
      join.on('canvas_tracks.key', '=', sql`order_items.options->>'trackId'`),
    )
    .select([
      'order_items.id',
      'orders.number as orderNumber',
      sql<CanvasOptions>`order_items.options`.as('options'),
      'canvas_tracks.name',
      'canvas_tracks.ending',
      'canvas_tracks.title',
      'canvas_tracks.peaks',
    ])
    .where('order_items.id', '=', anyOf(itemIds))
    .where('order_items.kind', '=', 'canvas')
    .execute();
  return rows.map(({ id, orderNumber, options, name, ending, title, peaks }) => {
    const isSent = name !== null && ending !== null && title !== null && peaks !== null;
    return { id, orderNumber, options, track: isSent ? { name, ending, title, peaks } : null };
  });
}

/** Up to when what was sent and ordered is forgotten, in epoch milliseconds. */
interface Deadlines {
  /** Of tracks that nobody has put into a cart. */
  sentBefore: number;
  /** Of tracks of orders that nobody has paid. */
  orderedBefore: number;
  /** Of tracks that were bought. */
  boughtBefore: number;
}

/** Forgets tracks that nobody needs for a cart or an order any more. Their files go by themselves. */
export async function deleteUnneededTracks(
  db: Sql,
  { sentBefore, orderedBefore, boughtBefore }: Deadlines,
): Promise<void> {
  await sql`
    DELETE FROM canvas_tracks
    WHERE created_at <= ${instant(sentBefore)}
      AND NOT EXISTS (SELECT FROM cart_items WHERE options->>'trackId' = canvas_tracks.key)
      AND NOT EXISTS (
        SELECT FROM order_items JOIN orders ON orders.id = order_id
        WHERE options->>'trackId' = canvas_tracks.key
          AND orders.created_at >
            CASE WHEN paid_at IS NULL THEN ${instant(orderedBefore)} ELSE ${instant(boughtBefore)} END
      )
  `.execute(db);
}
