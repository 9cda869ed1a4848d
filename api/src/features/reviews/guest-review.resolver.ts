import { Args, Ctx, FieldResolver, Float, ID, Resolver, Root } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { GuestReviewRow } from '#db/reviews/guest-review.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { guestReviewSchema } from '#domain/reviews/review.schema.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { BookingType } from '#api/features/bookings/booking.type.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import {
  guestRatingOf,
  guestReviewOf,
  guestReviewsOf,
  removeGuestReview,
  reviewGuest,
  viewerMayReviewGuest,
} from './guest-review.service.ts';
import {
  GuestReview,
  GuestReviewConnection,
  RemoveGuestReviewInput,
  ReviewGuestInput,
} from './guest-review.type.ts';

@Resolver(() => GuestReview)
export class GuestReviewResolver {
  @For('personal')
  @Change(
    'Reviews who made a booking, for the studio: once, after a session, for 14 days. Until the guest has reviewed the studio too, or those days have passed, only the studio sees it.',
    {
      guestReview: { type: () => GuestReview, description: 'The review.' },
      booking: { type: () => BookingType, description: 'The booking.' },
    },
  )
  async reviewGuest(
    @Ctx() context: Context,
    @Input(() => ReviewGuestInput) { bookingId, ...input }: ReviewGuestInput,
  ) {
    const review = validate(guestReviewSchema, input);
    return reviewGuest(context, requireId(bookingId, 'bookings.notFound'), review);
  }

  @For('personal')
  @Change('Removes what a studio says of a guest, for the studio or as an administrator.', {
    guestReviewId: { type: () => ID, description: 'The review.' },
  })
  async removeGuestReview(
    @Ctx() context: Context,
    @Input(() => RemoveGuestReviewInput) { id }: RemoveGuestReviewInput,
  ) {
    const guestReviewId = requireId(id, 'reviews.notFound');
    await removeGuestReview(context, guestReviewId);
    return { guestReviewId };
  }

  @FieldResolver(() => StudioType, { description: 'The studio that says it, public or not.' })
  async studio(@Root() { studioId }: GuestReviewRow, @Ctx() context: Context): Promise<StudioRow> {
    const studio = await anyStudioLoader(context).load(studioId);
    if (!studio) throw new Error(`There is no studio ${studioId}.`);
    return studio;
  }
}

/** What reviews of guests add to a user. */
@Resolver(() => User)
export class GuestReviewsOfUserResolver {
  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => Float, {
    nullable: true,
    description:
      'How studios rate them as a guest, 1 to 5; null when none does. For the user, hosts whom they have asked for a booking, and administrators.',
  })
  async guestRating(
    @Root() { id }: ProfileRow | UserRow,
    @Ctx() context: Context,
  ): Promise<number | null> {
    return guestRatingOf(context, id);
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => GuestReviewConnection, {
    nullable: true,
    description:
      'What studios say of them as a guest, newest first. For the user, hosts whom they have asked for a booking, and administrators; null to others.',
  })
  async guestReviews(
    @Root() { id }: ProfileRow | UserRow,
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return guestReviewsOf(context, id, page);
  }
}

/** What reviews of guests add to a booking. */
@Resolver(() => BookingType)
export class BookingGuestReviewResolver {
  @Cost({ work: STATEMENT })
  @FieldResolver(() => GuestReview, {
    nullable: true,
    description:
      'What the studio says of who booked, after this booking or another; to who booked once it is shown.',
  })
  async guestReview(
    @Root() booking: BookingRow,
    @Ctx() context: Context,
  ): Promise<GuestReviewRow | null> {
    return guestReviewOf(context, booking);
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => Boolean, {
    description: 'Whether the reader may review who booked, for the studio, now.',
  })
  async viewerCanReviewGuest(
    @Root() booking: BookingRow,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return viewerMayReviewGuest(context, booking);
  }
}
