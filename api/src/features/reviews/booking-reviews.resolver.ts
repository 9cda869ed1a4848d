import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { BookingType } from '#api/features/bookings/booking.type.ts';
import { reviewedBookingLoader } from './review.loaders.ts';

/** What reviews add to a booking. */
@Resolver(() => BookingType)
export class BookingReviewsResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether who booked has reviewed the studio, after this booking or another: there is one review of each.',
  })
  async isReviewed(@Root() { id }: BookingRow, @Ctx() context: Context): Promise<boolean> {
    return (await reviewedBookingLoader(context).load(id)) !== undefined;
  }
}
