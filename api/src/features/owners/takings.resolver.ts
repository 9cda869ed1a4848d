import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { TakingRow } from '#db/owners/takings.repository.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH } from '#api/lib/query-cost.ts';
import { myTakings, myTakingsByMonth } from './takings.service.ts';
import { MonthOfTakings, StudioTaking, StudioTakingConnection } from './takings.type.ts';

/** What is paid at the studios of owners, and not through us. */
@Resolver(() => StudioTaking)
export class TakingsResolver {
  @For('personal')
  @Query(() => StudioTakingConnection, {
    description:
      'What bookings that are paid at the logged-in user’s studios bring them, what begins last first.',
  })
  async myStudioTakings(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return myTakings(context, page);
  }

  @For('personal')
  @Cost({ work: SEARCH })
  @Query(() => [MonthOfTakings], {
    description:
      'The same by month: the last 12 in which there are such sessions, those to come too, latest first.',
  })
  async myStudioTakingsByMonth(@Ctx() context: Context): Promise<MonthOfTakings[]> {
    return myTakingsByMonth(context);
  }

  @FieldResolver(() => String, { description: 'What the booking is called, such as `RT-0031`.' })
  reference(@Root() { bookingId }: TakingRow): string {
    return bookingReference(bookingId);
  }
}
