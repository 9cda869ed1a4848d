import {
  countProductReviews,
  deleteProductReview,
  findProductReview,
  findProductReviewBy,
  insertProductReview,
  listProductReviews,
  productReviewOrder,
} from '#db/catalog/product-review.repository.ts';
import type { ProductReviewRow } from '#db/catalog/product-review.repository.ts';
import { findProducts } from '#db/catalog/product.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { ProductReviewInput } from '#domain/catalog/product-review.schema.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { hasBought } from '#api/lib/has-bought.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';
import { authorize } from '#api/lib/policy.ts';
import { catalogLimits } from './catalog.limits.ts';
import { catalogPolicy } from './catalog.policy.ts';

/** What was written of a product, newest first. @throws DomainError BAD_USER_INPUT */
export async function reviewsOfProduct({ reads }: Context, productId: number, page: PageArgs) {
  const found = await paginate(page, productReviewOrder, (part) =>
    listProductReviews(reads, productId, part),
  );
  return { ...found, totalCount: () => countProductReviews(reads, productId) };
}

/** What the logged-in user wrote of a product. */
export async function ownReviewOfProduct(
  { user, sql }: Context,
  productId: number,
): Promise<ProductReviewRow | null> {
  return (user && (await findProductReviewBy(sql, productId, user.id))) ?? null;
}

/**
 * Adds the logged-in user's review of a product. It counts as verified when they have bought it.
 * @throws DomainError UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED; CONFLICT for a second one
 */
export async function addProductReview(
  context: Context,
  productId: number,
  input: ProductReviewInput,
): Promise<ProductReviewRow> {
  const user = requireUser(context);
  const { sql, now, features } = context;
  const [product] = await findProducts(sql, [productId]);
  if (product?.status !== 'published') throw new DomainError('NOT_FOUND', 'catalog.notFound');
  await context.rateLimits.consume(catalogLimits.review, user.id);
  const review = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const isVerified = await hasBought(features.purchases, db, user.id, productId);
    const written = { ...input, productId, userId: user.id, isVerified, now };
    const id = await insertProductReview(db, written);
    if (id === undefined) throw new DomainError('CONFLICT', 'catalog.alreadyReviewed');
    return (await findProductReview(db, id))!;
  });
  context.changed([`product:${productId}`]);
  // Whoever has just registered may not be known to a replica yet.
  profileLoader(context).prime(user.id, user);
  return review;
}

/**
 * Removes a review of a product.
 * @returns the id of the product
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND to all but its author and administrators
 */
export async function removeProductReview(context: Context, id: number): Promise<number> {
  requireUser(context);
  const review = await findProductReview(context.sql, id);
  if (!review) throw new DomainError('NOT_FOUND', 'reviews.notFound');
  authorize(context, catalogPolicy.removeReview, review);
  await context.transaction((em) => deleteProductReview(sqlOf(em), id));
  context.changed([`product:${review.productId}`]);
  return review.productId;
}
