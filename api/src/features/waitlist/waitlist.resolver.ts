import { Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { WaitRow } from '#db/waitlist/waitlist.repository.ts';
import { quoteBooking } from '#domain/bookings/quote.ts';
import { validate } from '#domain/errors/validate.ts';
import { formatMinutes } from '#domain/time/calendar.ts';
import { localMinutesOf } from '#domain/time/local-time.ts';
import { waitSchema } from '#domain/waitlist/waitlist.schema.ts';
import { BookingType } from '#api/features/bookings/booking.type.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { LocalTimeScalar } from '#api/lib/scalars.ts';
import { joinWaitlist, leaveWaitlist, myWaits, takeOffer } from './waitlist.service.ts';
import {
  JoinWaitlistInput,
  LeaveWaitlistInput,
  TakeWaitlistOfferInput,
  WaitlistEntry,
} from './waitlist.type.ts';

@Resolver(() => WaitlistEntry)
export class WaitlistResolver {
  @For('personal')
  @Query(() => [WaitlistEntry], {
    description: 'What the logged-in user waits for, at most 10, the soonest first.',
  })
  async myWaitlist(@Ctx() context: Context): Promise<WaitRow[]> {
    return myWaits(context);
  }

  @For('personal')
  @Change('Waits for a time of a studio that is taken.', {
    entry: { type: () => WaitlistEntry, description: 'What is waited for.' },
  })
  async joinWaitlist(
    @Ctx() context: Context,
    @Input(() => JoinWaitlistInput) { studioId, ...input }: JoinWaitlistInput,
  ) {
    const wanted = { ...input, studioId: requireId(studioId, 'studios.notFound') };
    return { entry: await joinWaitlist(context, validate(waitSchema, wanted)) };
  }

  @For('personal')
  @Change('Waits no longer, and gives back what is held.', {
    leftEntryId: { type: () => ID, description: 'The entry.' },
  })
  async leaveWaitlist(
    @Ctx() context: Context,
    @Input(() => LeaveWaitlistInput) { id }: LeaveWaitlistInput,
  ) {
    await leaveWaitlist(context, requireId(id, 'waitlist.notFound'));
    return { leftEntryId: id };
  }

  @For('personal')
  @Change('Books a time that is held for the logged-in user.', {
    booking: { type: () => BookingType, description: 'The booking.' },
  })
  async takeWaitlistOffer(
    @Ctx() context: Context,
    @Input(() => TakeWaitlistOfferInput) { id, totalPriceCents }: TakeWaitlistOfferInput,
  ) {
    const entryId = requireId(id, 'waitlist.notFound');
    return { booking: await takeOffer(context, entryId, totalPriceCents ?? undefined) };
  }

  @FieldResolver(() => StudioType, { description: 'The studio.' })
  async studio(@Root() wait: WaitRow, @Ctx() context: Context): Promise<StudioRow> {
    return (await anyStudioLoader(context).load(wait.studioId))!;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'What it would cost to book what is held, in US cents; null while nothing is.',
  })
  async offerTotalCents(@Root() wait: WaitRow, @Ctx() context: Context): Promise<number | null> {
    if (wait.offeredAt === null) return null;
    const studio = await this.studio(wait, context);
    const startMinutes = localMinutesOf(wait.offeredAt, studio.zone);
    return quoteBooking(studio, { hours: wait.hours, startMinutes, withEngineer: true }).totalCents;
  }

  @FieldResolver(() => LocalTimeScalar, { description: 'The earliest start.' })
  earliest(@Root() { earliestMinute }: WaitRow): string {
    return formatMinutes(earliestMinute);
  }

  @FieldResolver(() => LocalTimeScalar, { description: 'The latest start.' })
  latest(@Root() { latestMinute }: WaitRow): string {
    return formatMinutes(latestMinute);
  }
}
