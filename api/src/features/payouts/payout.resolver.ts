import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { PayoutItemRow } from '#db/payouts/payout-item.repository.ts';
import type { PayoutRow } from '#db/payouts/payout.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { accountLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { For } from '#api/lib/audience.ts';
import { requireActor } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { Change } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH, STATEMENT } from '#api/lib/query-cost.ts';
import { refreshAccount, startOnboarding } from './payout-account.service.ts';
import { itemsLoader, returnsLoader } from './payout.loaders.ts';
import { myPayoutAccount, myPayoutBalance, myPayouts } from './payout.service.ts';
import {
  Payout,
  PayoutAccount,
  PayoutBalance,
  PayoutConnection,
  PayoutItem,
} from './payout.type.ts';

/** What owners are paid. */
@Resolver(() => Payout)
export class PayoutResolver {
  @For('personal')
  @Cost({ work: STATEMENT })
  @Query(() => PayoutAccount, {
    description: 'Where the logged-in user’s account at the payment provider stands.',
  })
  async myPayoutAccount(@Ctx() context: Context): Promise<PayoutAccount> {
    return myPayoutAccount(context);
  }

  @For('personal')
  @Cost({ work: SEARCH })
  @Query(() => PayoutBalance, {
    description: 'What the logged-in user has earned and was not sent yet.',
  })
  async myPayoutBalance(@Ctx() context: Context): Promise<PayoutBalance> {
    return myPayoutBalance(context);
  }

  @For('personal')
  @Query(() => PayoutConnection, {
    description: 'What the logged-in user was sent, or is to be, the latest first.',
  })
  async myPayouts(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return myPayouts(context, page);
  }

  @For('personal')
  @Change('Has the logged-in user set up their account at the payment provider, or change it.', {
    url: { type: () => String, description: 'Where they go on: good once, and for minutes.' },
  })
  async startPayoutOnboarding(@Ctx() context: Context) {
    return { url: await startOnboarding(context) };
  }

  @For('personal')
  @Change('Asks the payment provider where the logged-in user’s account stands.', {
    account: { type: () => PayoutAccount, description: 'The account, as it is now.' },
  })
  async refreshPayoutAccount(@Ctx() context: Context) {
    await refreshAccount(context);
    return { account: await myPayoutAccount(context) };
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => [PayoutItem], {
    description: 'What it is made of, first things first; nothing, once it has failed.',
  })
  async items(@Root() { id }: PayoutRow, @Ctx() context: Context): Promise<PayoutItemRow[]> {
    return itemsLoader(context).load(id);
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => Int, {
    description: 'What of it had come back of earlier payouts, in US cents.',
  })
  async returnedCents(@Root() { id }: PayoutRow, @Ctx() context: Context): Promise<number> {
    return (await returnsLoader(context).load(id))?.cents ?? 0;
  }

  @FieldResolver(() => User, { description: 'Who is paid.' })
  async owner(@Root() { ownerId }: PayoutRow, @Ctx() context: Context): Promise<UserRow> {
    return (await accountLoader(context).load(ownerId))!;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why it failed, or its last attempt did, as the provider says; for administrators.',
  })
  failure(@Root() { error }: PayoutRow, @Ctx() context: Context): string | null {
    return requireActor(context).isStaff ? error : null;
  }
}
