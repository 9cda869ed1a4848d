import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { UnpaidRow } from '#db/payouts/unpaid.repository.ts';
import type { PayoutStatus } from '#domain/payouts/payout.ts';
import { accountLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH } from '#api/lib/query-cost.ts';
import { allPayouts, payoutTotals, retryPayout, upcomingPayouts } from './payout-admin.service.ts';
import {
  PayoutTotals,
  RetryPayoutInput,
  UpcomingPayout,
  UpcomingPayoutConnection,
} from './payout-admin.type.ts';
import { Payout, PayoutConnection, PayoutStatusEnum } from './payout.type.ts';

/** What administrators see and do about what owners are paid. */
@Resolver(() => UpcomingPayout)
export class PayoutAdminResolver {
  @For('staff')
  @Query(() => PayoutConnection, {
    description: 'Payouts to all owners, the latest first. For administrators.',
  })
  async payouts(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('status', () => PayoutStatusEnum, {
      nullable: true,
      description: 'Only those that stand here.',
    })
    status?: PayoutStatus | null,
    @Arg('isReversed', () => Boolean, {
      nullable: true,
      description: 'Only those of which something came back after it was sent.',
    })
    isReversed?: boolean | null,
    @Arg('text', () => String, {
      nullable: true,
      description: 'Only those to owners with these words in their name or email address.',
    })
    text?: string | null,
  ) {
    return allPayouts(context, { status, isReversed, text }, page);
  }

  @For('staff')
  @Query(() => UpcomingPayoutConnection, {
    description:
      'What owners have to their credit and were not sent, those with most first. For administrators.',
  })
  async upcomingPayouts(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('text', () => String, {
      nullable: true,
      description: 'Only of owners with these words in their name or email address.',
    })
    text?: string | null,
  ) {
    return upcomingPayouts(context, text, page);
  }

  @For('staff')
  @Cost({ work: SEARCH })
  @Query(() => PayoutTotals, {
    description: 'What was sent to all owners, and what was not. For administrators.',
  })
  async payoutTotals(@Ctx() context: Context): Promise<PayoutTotals> {
    return payoutTotals(context);
  }

  @For('staff')
  @Change(
    'Tries a payout again that has failed or is not known to have been sent. CONFLICT when it was sent, or something keeps the owner from being paid. For administrators.',
    { payout: { type: () => Payout, description: 'The payout that is on its way now.' } },
  )
  async retryPayout(
    @Ctx() context: Context,
    @Input(() => RetryPayoutInput) { payoutId }: RetryPayoutInput,
  ) {
    return { payout: await retryPayout(context, requireId(payoutId, 'errors.notFound')) };
  }

  @FieldResolver(() => User, { description: 'Whom it is about.' })
  async owner(@Root() { ownerId }: UnpaidRow, @Ctx() context: Context): Promise<UserRow> {
    return (await accountLoader(context).load(ownerId))!;
  }
}
