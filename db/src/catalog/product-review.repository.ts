import { sql } from 'kysely';
import type { ProductReviewInput } from '#domain/catalog/product-review.schema.ts';
import { epochMs, instant } from '../lib/instants.ts';
import { slice } from '../lib/keyset.ts';
import type { ListOrder, Slice } from '../lib/keyset.ts';
import type { Sql } from '../orm.ts';

/** What somebody thought of a product. */
export interface ProductReviewRow {
  id: number;
  productId: number;
  authorId: number;
  /** 1 to 5. */
  rating: number;
  title: string;
  content: string;
  /** Whether its author had bought the product. */
  isVerified: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Newest first. */
export const productReviewOrder: ListOrder<ProductReviewRow> = {
  direction: 'desc',
  columns: [
    { value: sql`created_at`, kind: 'instant' },
    { value: sql`id`, kind: 'integer' },
  ],
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

/** What was written of a product: a slice, newest first. */
export async function listProductReviews(
  db: Sql,
  productId: number,
  part: Slice,
): Promise<ProductReviewRow[]> {
  const found = selectReviews(db).where('product_id', '=', productId);
  return slice(found, productReviewOrder, part).execute();
}

/** How much was written of a product. */
export async function countProductReviews(db: Sql, productId: number): Promise<number> {
  const { count } = await db
    .selectFrom('product_reviews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A review; undefined where there is none. */
export async function findProductReview(
  db: Sql,
  id: number,
): Promise<ProductReviewRow | undefined> {
  return selectReviews(db).where('id', '=', id).executeTakeFirst();
}

/** What somebody wrote of a product. */
export async function findProductReviewBy(
  db: Sql,
  productId: number,
  userId: number,
): Promise<ProductReviewRow | undefined> {
  return selectReviews(db)
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A review that somebody writes at `now` (epoch milliseconds). */
interface NewProductReview extends ProductReviewInput {
  productId: number;
  userId: number;
  isVerified: boolean;
  now: number;
}

/** Keeps a review. @returns its number; undefined when its author has written one already */
export async function insertProductReview(
  db: Sql,
  { productId, userId, isVerified, now, ...said }: NewProductReview,
): Promise<number | undefined> {
  const row = await db
    .insertInto('product_reviews')
    .values({
      ...said,
      product_id: productId,
      user_id: userId,
      is_verified: isVerified,
      created_at: instant(now),
    })
    .onConflict((same) => same.constraint('product_reviews_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Removes a review. */
export async function deleteProductReview(db: Sql, id: number): Promise<void> {
  await db.deleteFrom('product_reviews').where('id', '=', id).execute();
}

function selectReviews(db: Sql) {
  return db
    .selectFrom('product_reviews')
    .select(({ ref }) => [
      'id',
      'product_id as productId',
      'user_id as authorId',
      'rating',
      'title',
      'content',
      'is_verified as isVerified',
      epochMs(ref('created_at')).as('createdAt'),
    ]);
}
