import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({ description: 'What somebody thought of a product.', simpleResolvers: true })
export class ProductReview {
  @Field(() => ID, { description: 'Identifies the review.' })
  id!: number;

  @Field(() => Int, { description: 'Its rating, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What it says.' })
  content!: string;

  @Field(() => Boolean, {
    description: 'Whether its author had bought the product when writing it.',
  })
  isVerified!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: number;
}

@ObjectType({ description: 'Reviews of a product, page by page.' })
export class ProductReviewConnection extends countedConnectionOf('ProductReview', ProductReview) {}

@InputType({ description: 'What somebody thinks of a product.' })
export class AddProductReviewInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Its rating, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'A title, of up to 120 characters.' })
  title!: string;

  @Field(() => String, { description: 'What there is to say, in 10 to 5,000 characters.' })
  content!: string;
}

@InputType({ description: 'A review of a product to be removed.' })
export class RemoveProductReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;
}
