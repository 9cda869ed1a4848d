import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { EarningRow } from '#db/owners/earning.repository.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { payoutDate } from '#domain/owners/payout.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH } from '#api/lib/query-cost.ts';
import { LocalDateScalar } from '#api/lib/scalars.ts';
import { myEarnings, myPayoutPlan } from './payout.service.ts';
import { EarningConnection, EarningType, PayoutPlan } from './payout.type.ts';

/** What owners earn, and when it falls due. */
@Resolver(() => EarningType)
export class PayoutResolver {
  @For('personal')
  @Query(() => EarningConnection, {
    description:
      'What the bookings of the logged-in user’s studios bring them, what begins last first.',
  })
  async myEarnings(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return myEarnings(context, page);
  }

  @For('personal')
  @Cost({ work: SEARCH })
  @Query(() => PayoutPlan, {
    description: 'What falls due to the logged-in user, by month and by day.',
  })
  async myPayoutPlan(@Ctx() context: Context): Promise<PayoutPlan> {
    return myPayoutPlan(context);
  }

  @FieldResolver(() => String, { description: 'What the booking is called, such as `RT-0031`.' })
  reference(@Root() { bookingId }: EarningRow): string {
    return bookingReference(bookingId);
  }

  @FieldResolver(() => LocalDateScalar, { description: 'The day on which it falls due.' })
  payoutDate(@Root() { endsAt }: EarningRow): string {
    return payoutDate(endsAt);
  }
}
