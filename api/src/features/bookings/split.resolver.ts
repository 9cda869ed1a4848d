import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import {
  BOOKING,
  BOOKING_REST,
  findFiguresOfPayer,
} from '#db/bookings/booking-payment.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { ShareRow } from '#db/bookings/booking-share.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { coveredCents } from '#domain/bookings/booking-payment.ts';
import { For } from '#api/lib/audience.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { viewerRoleIn } from './booking-access.ts';
import { dueOfShares, sumOf, unpaid } from './booking-due.ts';
import { BookingStatusEnum, BookingType } from './booking.type.ts';
import { isCollecting, isShareOf } from './share.policy.ts';
import {
  canSplit,
  endSplit,
  findSplit,
  mySharedBookings,
  remindable,
  remindOfShares,
  SHARED_LIMIT,
  splitBooking,
} from './split.service.ts';
import type { SplitBooking } from './split.service.ts';
import {
  BookingShare,
  BookingSplit,
  EndSplitInput,
  RemindOfSharesInput,
  SplitBookingInput,
} from './split.type.ts';

const result = { booking: { type: () => BookingType, description: 'The booking, as it is now.' } };

/** Bookings that several people pay for. */
@Resolver(() => BookingSplit)
export class SplitResolver {
  @For('personal')
  @Query(() => BookingSplit, {
    nullable: true,
    description:
      'Who pays for a booking together; null to those who have no share, and for a booking that one pays for.',
  })
  async bookingSplit(
    @Ctx() context: Context,
    @Arg('bookingId', () => ID, { description: 'The booking.' }) bookingId: string,
  ): Promise<SplitBooking | null> {
    const id = parseId(bookingId);
    return id === undefined ? null : findSplit(context, id);
  }

  @For('personal')
  @Query(() => [BookingSplit], {
    description: `Bookings of others whose payment the logged-in user shares, until they are over, at most ${SHARED_LIMIT}: those that wait for shares first, the soonest due first.`,
  })
  async mySharedBookings(@Ctx() context: Context): Promise<SplitBooking[]> {
    return mySharedBookings(context);
  }

  @For('personal')
  @Change('Has several people pay for a booking, each their share, and invites them.', result)
  async splitBooking(
    @Ctx() context: Context,
    @Input(() => SplitBookingInput) { id, ...input }: SplitBookingInput,
  ) {
    return { booking: await splitBooking(context, requireId(id, 'bookings.notFound'), input) };
  }

  @For('personal')
  @Change('Has whoever booked pay alone again, as long as nobody has paid.', result)
  async endSplit(@Ctx() context: Context, @Input(() => EndSplitInput) { id }: EndSplitInput) {
    return { booking: await endSplit(context, requireId(id, 'bookings.notFound')) };
  }

  @For('personal')
  @Change('Reminds those who have not paid their share, each once a day.', result)
  async remindOfShares(
    @Ctx() context: Context,
    @Input(() => RemindOfSharesInput) { id }: RemindOfSharesInput,
  ) {
    return { booking: await remindOfShares(context, requireId(id, 'bookings.notFound')) };
  }

  @FieldResolver(() => String, { description: 'What people call the booking.' })
  reference(@Root() { booking }: SplitBooking): string {
    return bookingReference(booking.id);
  }

  @FieldResolver(() => StudioType, { description: 'The studio.' })
  async studio(@Root() { booking }: SplitBooking, @Ctx() context: Context): Promise<StudioRow> {
    return (await anyStudioLoader(context).load(booking.studioId))!;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Who booked, by name.' })
  async organiser(
    @Root() { booking }: SplitBooking,
    @Ctx() context: Context,
  ): Promise<string | null> {
    return nameOf(context, booking.userId);
  }

  @FieldResolver(() => BookingStatusEnum, { description: 'Where the booking stands.' })
  status(@Root() { booking }: SplitBooking): BookingStatus {
    return booking.status;
  }

  @FieldResolver(() => DateTimeScalar, { description: 'When it starts.' })
  startsAt(@Root() { booking }: SplitBooking): number {
    return booking.startsAt;
  }

  @FieldResolver(() => DateTimeScalar, { description: 'When it ends.' })
  endsAt(@Root() { booking }: SplitBooking): number {
    return booking.endsAt;
  }

  @FieldResolver(() => String, { description: 'IANA time zone of the studio.' })
  zone(@Root() { booking }: SplitBooking): string {
    return booking.zone;
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when all have, or had, to pay; null once they have.',
  })
  dueAt(@Root() { booking }: SplitBooking): number | null {
    return booking.paymentDueAt;
  }

  @FieldResolver(() => [BookingShare], { description: 'The shares, that of who booked first.' })
  shares(@Root() { booking, shares }: SplitBooking): ShareOfBooking[] {
    return shares.map((share) => ({ ...share, booking }));
  }

  @For('personal')
  @FieldResolver(() => Int, { description: 'What the reader’s own share comes to, US cents.' })
  viewerShareCents(@Root() { shares }: SplitBooking, @Ctx() context: Context): number {
    const user = requireUser(context);
    return sumOf(shares.filter((share) => isShareOf(share, user)));
  }

  @For('personal')
  @FieldResolver(() => Int, {
    description: 'What the reader can pay now for their own share, US cents.',
  })
  viewerOwedCents(@Root() split: SplitBooking, @Ctx() context: Context): number {
    return dueTo(context, split, BOOKING);
  }

  @For('personal')
  @FieldResolver(() => Int, {
    description: 'What the reader can pay now so that everybody has paid, US cents.',
  })
  viewerRestCents(@Root() split: SplitBooking, @Ctx() context: Context): number {
    return dueTo(context, split, BOOKING_REST);
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => Int, {
    description:
      'What cards of the reader have paid, or are held for, less what went back, US cents.',
  })
  async viewerPaidCents(
    @Root() { booking }: SplitBooking,
    @Ctx() context: Context,
  ): Promise<number> {
    return coveredCents(await ownFigures(context, booking));
  }

  @For('personal')
  @Cost({ work: STATEMENT })
  @FieldResolver(() => Int, { description: 'What went back to the reader’s cards, US cents.' })
  async viewerRefundedCents(
    @Root() { booking }: SplitBooking,
    @Ctx() context: Context,
  ): Promise<number> {
    return (await ownFigures(context, booking)).refundedCents;
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader can end it, and pay alone.' })
  viewerCanEnd(@Root() { booking, shares }: SplitBooking, @Ctx() context: Context): boolean {
    const isOwn = booking.userId === requireUser(context).id;
    return isOwn && isCollecting(booking) && unpaid(shares).length === shares.length;
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader can remind the others now.' })
  viewerCanRemind(@Root() { booking, shares }: SplitBooking, @Ctx() context: Context): boolean {
    const isOwn = booking.userId === requireUser(context).id;
    return isOwn && remindable(booking, shares, context.now).length > 0;
  }
}

/** A share, with what it is a share of. */
interface ShareOfBooking extends ShareRow {
  booking: BookingRow;
}

/** What those who share a payment see of each other. */
@Resolver(() => BookingShare)
export class ShareResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Whose it is; null for somebody invited by email who has not paid yet.',
  })
  async name(@Root() { userId }: ShareOfBooking, @Ctx() context: Context): Promise<string | null> {
    return userId === null ? null : nameOf(context, userId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where they were invited; null to all but who invited them.',
  })
  email(@Root() { booking, email }: ShareOfBooking, @Ctx() context: Context): string | null {
    return booking.userId === requireUser(context).id ? email : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'What it comes to, US cents; null to all but its holder and who booked.',
  })
  amountCents(@Root() share: ShareOfBooking, @Ctx() context: Context): number | null {
    const user = requireUser(context);
    const isSeen = share.booking.userId === user.id || isShareOf(share, user);
    return isSeen ? share.amountCents : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who has paid it in the place of its holder, by name.',
  })
  async coveredBy(
    @Root() { userId, payerId }: ShareOfBooking,
    @Ctx() context: Context,
  ): Promise<string | null> {
    return payerId === null || payerId === userId ? null : nameOf(context, payerId);
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether it is the reader’s.' })
  viewerIsHolder(@Root() share: ShareOfBooking, @Ctx() context: Context): boolean {
    return isShareOf(share, requireUser(context));
  }
}

/** What bookings say of being split. */
@Resolver(() => BookingType)
export class SplittableResolver {
  @For('personal')
  @FieldResolver(() => Boolean, {
    description: 'Whether the reader can have others pay a share of it now.',
  })
  async viewerCanSplit(@Root() booking: BookingRow, @Ctx() context: Context): Promise<boolean> {
    return canSplit(booking) && (await viewerRoleIn(context, booking)) === 'musician';
  }
}

async function nameOf(context: Context, userId: number): Promise<string | null> {
  return (await profileLoader(context).load(userId))?.name ?? null;
}

function dueTo(context: Context, { booking, shares }: SplitBooking, kind: string): number {
  const payer = requireUser(context);
  if (!isCollecting(booking)) return 0;
  return dueOfShares(booking, shares, { kind, payer, now: context.now })?.cents ?? 0;
}

async function ownFigures(context: Context, { id }: BookingRow) {
  const userId = requireUser(context).id;
  return findFiguresOfPayer(context.sql, { bookingId: id, userId });
}
