import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { follow } from '#api/lib/live/live.ts';
import { paramsOf } from '#api/lib/live/topic.ts';
import type { Asked, TopicChange } from '#api/lib/live/topic.ts';
import { MyBookingsChange, StudioCalendarChange } from './booking-change.type.ts';
import { ownBookings, studioCalendar } from './booking.events.ts';

/** What the library hands a subscription. */
interface Subscribing {
  args: Asked;
  context: Context;
}

const since = {
  nullable: true,
  description:
    'The version that is known already: what has changed since is told at once. Without it, the version of now is.',
} as const;

/** What people follow of bookings. */
@Resolver()
export class BookingEventsResolver {
  @For('public')
  @Subscription(() => StudioCalendarChange, {
    description: 'Tells whenever what is free in a studio has changed.',
    subscribe: ({ args, context }: Subscribing) =>
      follow(context, studioCalendar, { studioId: args.studioId }, args.since),
  })
  studioCalendarChanged(
    @Root() { key, version }: TopicChange,
    @Arg('studioId', () => ID, { description: 'The studio.' }) _studioId: string,
    @Arg('since', () => String, since) _since: string | null,
  ): StudioCalendarChange {
    const { studioId } = paramsOf(studioCalendar, key);
    return { studioId: String(studioId), version: String(version) };
  }

  @For('personal')
  @Subscription(() => MyBookingsChange, {
    description: 'Tells whenever one’s own bookings have changed.',
    subscribe: ({ args, context }: Subscribing) => follow(context, ownBookings, {}, args.since),
  })
  myBookingsChanged(
    @Root() { version }: TopicChange,
    @Arg('since', () => String, since) _since: string | null,
  ): MyBookingsChange {
    return { version: String(version) };
  }
}
