import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { ReviewAnswerRow } from '#db/reviews/review-answer.repository.ts';
import type { ReviewPictureRow } from '#db/reviews/review-picture.repository.ts';
import type { ReviewRow } from '#db/reviews/review.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { reviewAnswerSchema } from '#domain/reviews/review.schema.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { answerReview, removeReviewAnswer } from './review-answer.service.ts';
import { reviewAnswerLoader, reviewPicturesLoader } from './review.loaders.ts';
import { addReview, authorOf, removeReview } from './review.service.ts';
import {
  AddReviewInput,
  AnswerReviewInput,
  RemoveReviewAnswerInput,
  RemoveReviewInput,
  ReviewAnswer,
  ReviewAspects,
  ReviewPicture,
  ReviewType,
} from './review.type.ts';

const answered = { type: () => ReviewType, description: 'The review, as it is now.' };

@Resolver(() => ReviewType)
export class ReviewResolver {
  @For('personal')
  @Change('Adds the logged-in user’s review of a studio.', {
    review: { type: () => ReviewType, description: 'The review.' },
  })
  async addReview(
    @Ctx() context: Context,
    @Input(() => AddReviewInput) { studioId, ...input }: AddReviewInput,
  ) {
    return { review: await addReview(context, requireId(studioId, 'studios.notFound'), input) };
  }

  @For('personal')
  @Change('Removes a review: one’s own, or as an administrator any.', {
    reviewId: { type: () => ID, description: 'The review.' },
    studioId: { type: () => ID, description: 'The studio that it was about.' },
  })
  async removeReview(
    @Ctx() context: Context,
    @Input(() => RemoveReviewInput) { id }: RemoveReviewInput,
  ) {
    const reviewId = requireId(id, 'reviews.notFound');
    return { reviewId, studioId: await removeReview(context, reviewId) };
  }

  @For('personal')
  @Change(
    'Answers a review for the studio, or changes what was answered. Its author is mailed the first time.',
    { review: answered },
  )
  async answerReview(
    @Ctx() context: Context,
    @Input(() => AnswerReviewInput) { reviewId, ...input }: AnswerReviewInput,
  ) {
    const { content } = validate(reviewAnswerSchema, input);
    const id = requireId(reviewId, 'reviews.notFound');
    return { review: await answerReview(context, id, content) };
  }

  @For('personal')
  @Change('Removes what was said to a review.', { review: answered })
  async removeReviewAnswer(
    @Ctx() context: Context,
    @Input(() => RemoveReviewAnswerInput) { reviewId }: RemoveReviewAnswerInput,
  ) {
    return { review: await removeReviewAnswer(context, requireId(reviewId, 'reviews.notFound')) };
  }

  @FieldResolver(() => ReviewAnswer, {
    nullable: true,
    description: 'What the studio says to it; null while it says nothing.',
  })
  async answer(
    @Root() { id }: ReviewRow,
    @Ctx() context: Context,
  ): Promise<ReviewAnswerRow | null> {
    return (await reviewAnswerLoader(context).load(id)) ?? null;
  }

  @FieldResolver(() => [ReviewPicture], { description: 'Its photographs, in order.' })
  async pictures(@Root() { id }: ReviewRow, @Ctx() context: Context): Promise<ReviewPictureRow[]> {
    return reviewPicturesLoader(context).load(id);
  }

  @FieldResolver(() => ReviewAspects, { description: 'What it says of single aspects.' })
  aspects(@Root() review: ReviewRow): ReviewAspects {
    return review;
  }

  @FieldResolver(() => User, { description: 'Who wrote it.' })
  async author(@Root() review: ReviewRow, @Ctx() context: Context): Promise<ProfileRow> {
    return authorOf(context, review);
  }
}
