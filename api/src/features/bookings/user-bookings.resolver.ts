import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { UserRow } from '#db/accounts/account.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import { countBookings, hasBookings } from '#db/bookings/booking.repository.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { accountOf } from '#api/features/accounts/profile.service.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { responseTimeLoader } from './booking.loaders.ts';
import { sharesBookings } from './split.service.ts';

/** What bookings adds to a user. */
@Resolver(() => User)
export class UserBookingsResolver {
  @For('personal')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the user has ever made a booking, whatever became of it, or shares the payment of one that is to take place. For the user and administrators.',
  })
  async hasBookings(
    @Root() user: ProfileRow | UserRow,
    @Ctx() context: Context,
  ): Promise<boolean | null> {
    // Whoever has just logged in is not the one who asked.
    const account = await accountOf(context, user);
    if (!account) return null;
    return (await hasBookings(context.sql, account.id)) || sharesBookings(context, account);
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Requests of their studios that wait for an answer. For the user and administrators.',
  })
  async waitingRequestCount(
    @Root() user: ProfileRow | UserRow,
    @Ctx() context: Context,
  ): Promise<number | null> {
    const account = await accountOf(context, user);
    if (!account) return null;
    const { sql, now } = context;
    return countBookings(sql, { side: 'received', userId: account.id, period: 'waiting', now });
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Minutes that they take to answer a request as a host: the median of the past year; null with fewer than 5 answers.',
  })
  async responseMinutes(
    @Root() { id }: ProfileRow | UserRow,
    @Ctx() context: Context,
  ): Promise<number | null> {
    return (await responseTimeLoader(context).load(id))?.minutes ?? null;
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Of a hundred requests, how many they answered in time as a host, in the past year; null with fewer than 5 requests.',
  })
  async responsePercent(
    @Root() { id }: ProfileRow | UserRow,
    @Ctx() context: Context,
  ): Promise<number | null> {
    return (await responseTimeLoader(context).load(id))?.percent ?? null;
  }
}
