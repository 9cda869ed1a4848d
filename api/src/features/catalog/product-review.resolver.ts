import { Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { ProductReviewRow } from '#db/catalog/product-review.repository.ts';
import type { ProductRow } from '#db/catalog/product.repository.ts';
import { productReviewSchema } from '#domain/catalog/product-review.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import {
  addProductReview,
  ownReviewOfProduct,
  removeProductReview,
  reviewsOfProduct,
} from './product-review.service.ts';
import {
  AddProductReviewInput,
  ProductReview,
  ProductReviewConnection,
  RemoveProductReviewInput,
} from './product-review.type.ts';
import { productLoader } from './product.loaders.ts';
import { Product } from './product.type.ts';

const productField = {
  type: () => Product,
  description: 'The product, as it is rated now.',
};

@Resolver(() => ProductReview)
export class ProductReviewResolver {
  @For('personal')
  @Change('Adds the logged-in user’s review of a product. CONFLICT for a second one.', {
    review: { type: () => ProductReview, description: 'The review.' },
    product: productField,
  })
  async addProductReview(
    @Ctx() context: Context,
    @Input(() => AddProductReviewInput) { productId, ...input }: AddProductReviewInput,
  ) {
    const id = requireId(productId, 'catalog.notFound');
    const review = await addProductReview(context, id, validate(productReviewSchema, input));
    return { review, product: () => productLoader(context).load(id) };
  }

  @For('personal')
  @Change('Removes a review of a product: one’s own, or as an administrator any.', {
    reviewId: { type: () => ID, description: 'The review.' },
    product: productField,
  })
  async removeProductReview(
    @Ctx() context: Context,
    @Input(() => RemoveProductReviewInput) { id }: RemoveProductReviewInput,
  ) {
    const reviewId = requireId(id, 'reviews.notFound');
    const productId = await removeProductReview(context, reviewId);
    return { reviewId, product: () => productLoader(context).load(productId) };
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who wrote it.' })
  async author(
    @Root() { authorId }: ProductReviewRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return (await profileLoader(context).load(authorId)) ?? null;
  }
}

/** What reviews add to products. */
@Resolver(() => Product)
export class ReviewedProductResolver {
  @Cost({ work: STATEMENT })
  @FieldResolver(() => ProductReviewConnection, {
    description: 'What was written of it, newest first.',
  })
  async reviews(
    @Root() product: ProductRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return reviewsOfProduct(context, product.id, page);
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => ProductReview, {
    nullable: true,
    description: 'What the reader wrote of it; null for nothing.',
  })
  async viewerReview(
    @Root() { id }: ProductRow,
    @Ctx() context: Context,
  ): Promise<ProductReviewRow | null> {
    return ownReviewOfProduct(context, id);
  }
}
