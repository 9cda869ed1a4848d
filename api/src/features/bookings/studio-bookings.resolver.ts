import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { DEFAULT_HOURS } from '#domain/bookings/hours.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import type { Loaded } from '#api/lib/loaded.ts';
import { LocalDateScalar } from '#api/lib/scalars.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { viewerMay } from '#api/features/teams/studio-viewer.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { availabilityOf, nextFreeDays, nextFreeSlot } from './availability.service.ts';
import { bookingPolicy } from './booking.policy.ts';
import { Availability, daysAsked, FreeStart } from './availability.type.ts';

/** What bookings adds to a studio. */
@Resolver(() => StudioType)
export class StudioBookingsResolver {
  @For('personal')
  @FieldResolver(() => Boolean, {
    description:
      'Whether the reader may book it: not its owner. True for visitors, who may once they are logged in.',
  })
  async viewerCanBook(@Root() studio: StudioRow, @Ctx() context: Context): Promise<boolean> {
    return viewerMay(context, bookingPolicy.book, studio);
  }

  @Cost({ work: daysAsked })
  @FieldResolver(() => Availability, {
    description: 'When the studio is free, day by day, for at most 62 days at a time.',
  })
  async availability(
    @Root() studio: StudioRow,
    @Ctx() context: Context,
    @Arg('from', () => LocalDateScalar, { description: 'First day in studio time.' }) from: string,
    @Arg('to', () => LocalDateScalar, { description: 'Last day in studio time.' }) to: string,
    @Arg('hours', () => Int, {
      defaultValue: DEFAULT_HOURS,
      description: 'Length of the booking: 1, 2, 3, 4, 5, 6 or 8 hours.',
    })
    hours: number,
  ): Promise<Availability> {
    return availabilityOf(context, studio, { from, to, hours });
  }

  @Cost({ work: 3 })
  @FieldResolver(() => FreeStart, {
    nullable: true,
    description: 'The first free start in the next 30 days; null when there is none.',
  })
  nextFreeSlot(
    @Root() studio: StudioRow,
    @Ctx() context: Context,
    @Arg('hours', () => Int, {
      defaultValue: DEFAULT_HOURS,
      description: 'Length of the booking: 1, 2, 3, 4, 5, 6 or 8 hours.',
    })
    hours: number,
  ): Loaded<FreeStart | null> {
    return nextFreeSlot(context, studio, hours);
  }

  @Cost({ work: 12 })
  @FieldResolver(() => [FreeStart], {
    description: 'The first free start of each of the next days that have one, within 30 days.',
  })
  async nextFreeDays(
    @Root() studio: StudioRow,
    @Ctx() context: Context,
    @Arg('first', () => Int, { defaultValue: 3, description: 'How many days, from 1 to 7.' })
    first: number,
    @Arg('hours', () => Int, {
      defaultValue: DEFAULT_HOURS,
      description: 'Length of the booking: 1, 2, 3, 4, 5, 6 or 8 hours.',
    })
    hours: number,
  ): Promise<FreeStart[]> {
    return nextFreeDays(context, studio, { first, hours });
  }
}
