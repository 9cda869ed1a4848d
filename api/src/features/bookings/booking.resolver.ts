import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { BookingPeriod, BookingRow } from '#db/bookings/booking.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import { bookingSchema, noteSchema, slotSchema } from '#domain/bookings/booking.schema.ts';
import { cancellationDeadlines, cancellationPolicies } from '#domain/bookings/cancellation.ts';
import { nextStatus } from '#domain/bookings/lifecycle.ts';
import type { BookingActor } from '#domain/bookings/lifecycle.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { attemptSchema } from '#domain/errors/attempt.schema.ts';
import { validate } from '#domain/errors/validate.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId, requireId } from '#api/lib/ids.ts';
import { whenLoaded } from '#api/lib/loaded.ts';
import type { Loaded } from '#api/lib/loaded.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { answerRequest } from './answer.service.ts';
import { anyStudioLoader } from '#api/features/studios/studio.loaders.ts';
import { viewerRoleIn } from './booking-access.ts';
import { figuresOf, historyLoader, linesLoader } from './booking.loaders.ts';
import { bookStudio, quoteSlot } from './booking.service.ts';
import { findOwnBooking, listOwnBookings } from './booking-list.service.ts';
import { isAgreed } from './booking.policy.ts';
import {
  AcceptBookingInput,
  BookStudioInput,
  CancelBookingInput,
  DeclineBookingInput,
  SlotInput,
} from './booking.input.ts';
import {
  BookingActorEnum,
  BookingAddress,
  BookingConnection,
  BookingPeriodEnum,
  BookingStatusStep,
  BookingType,
  CancellationPreview,
  CancellationTerm,
  QuoteLineType,
  QuoteType,
} from './booking.type.ts';
import { cancelBooking, previewCancellation } from './cancellation.service.ts';

@Resolver(() => BookingType)
export class BookingResolver {
  @For('public')
  @Query(() => QuoteType, {
    description: 'What a time that is free would cost. Fails when it cannot be booked.',
  })
  async quote(
    @Ctx() context: Context,
    @Arg('input', () => SlotInput, { description: 'The time.' }) input: SlotInput,
  ): Promise<QuoteType> {
    const quoted = await quoteSlot(context, validate(slotSchema, input));
    return Object.assign(quoted, {
      cancellationTerms: cancellationDeadlines(
        cancellationPolicies[quoted.studio.cancellation],
        quoted.startsAt,
      ),
    });
  }

  @For('personal')
  @Query(() => BookingConnection, { description: 'The logged-in user’s own bookings.' })
  async myBookings(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('period', () => BookingPeriodEnum, {
      defaultValue: 'upcoming',
      description: 'Which part of the list.',
    })
    period: BookingPeriod,
  ) {
    return listOwnBookings(context, { side: 'made', period }, page);
  }

  @For('personal')
  @Query(() => BookingConnection, {
    description: 'Bookings of the logged-in user’s studios, by others.',
  })
  async receivedBookings(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('period', () => BookingPeriodEnum, {
      defaultValue: 'waiting',
      description: 'Which part of the list.',
    })
    period: BookingPeriod,
  ) {
    return listOwnBookings(context, { side: 'received', period }, page);
  }

  @For('personal')
  @Query(() => BookingType, {
    nullable: true,
    description:
      'A booking that the logged-in user made, or that their studio received; null when there is none with this id.',
  })
  async booking(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The booking.' }) id: string,
  ): Promise<BookingRow | null> {
    const number = parseId(id);
    return number === undefined ? null : findOwnBooking(context, number);
  }

  @For('personal')
  @Change('Books a studio: at once where that is offered, else as a request that holds its time.', {
    booking: { type: () => BookingType, description: 'The booking.' },
  })
  async bookStudio(
    @Ctx() context: Context,
    @Input(() => BookStudioInput) { idempotencyKey, ...input }: BookStudioInput,
  ) {
    const attempt = validate(attemptSchema, { idempotencyKey });
    const wanted = validate(bookingSchema, input);
    return { booking: await bookStudio(context, wanted, attempt.idempotencyKey) };
  }

  @For('personal')
  @Change('Cancels a booking and gives its time back.', {
    booking: { type: () => BookingType, description: 'The booking, as it is now.' },
  })
  async cancelBooking(
    @Ctx() context: Context,
    @Input(() => CancelBookingInput) { id, agreedRefundCents }: CancelBookingInput,
  ) {
    const bookingId = requireId(id, 'bookings.notFound');
    return { booking: await cancelBooking(context, bookingId, agreedRefundCents ?? undefined) };
  }

  @For('personal')
  @Change('Accepts a request on behalf of the studio.', {
    booking: { type: () => BookingType, description: 'The booking, which is confirmed now.' },
  })
  async acceptBooking(
    @Ctx() context: Context,
    @Input(() => AcceptBookingInput) { id }: AcceptBookingInput,
  ) {
    const bookingId = requireId(id, 'bookings.notFound');
    return { booking: await answerRequest(context, bookingId, { action: 'confirm', note: '' }) };
  }

  @For('personal')
  @Change('Declines a request on behalf of the studio, and gives its time back.', {
    booking: { type: () => BookingType, description: 'The booking, as it is now.' },
  })
  async declineBooking(
    @Ctx() context: Context,
    @Input(() => DeclineBookingInput) { id, note }: DeclineBookingInput,
  ) {
    const bookingId = requireId(id, 'bookings.notFound');
    const said = validate(noteSchema, { note });
    return { booking: await answerRequest(context, bookingId, { action: 'decline', ...said }) };
  }

  @FieldResolver(() => StudioType, { description: 'The studio.' })
  studio(@Root() booking: BookingRow, @Ctx() context: Context): Loaded<StudioRow> {
    return whenLoaded(anyStudioLoader(context).get(booking.studioId), (studio) => {
      if (!studio) throw new Error(`Booking ${booking.id} is of a studio that does not exist.`);
      return studio;
    });
  }

  @FieldResolver(() => String, {
    description: 'What people call it: short enough to be said on the phone, such as `RT-0031`.',
  })
  reference(@Root() booking: BookingRow): string {
    return bookingReference(booking.id);
  }

  @FieldResolver(() => BookingAddress, {
    nullable: true,
    description:
      'Where to go; null for who made it until it is agreed, and once it no longer stands.',
  })
  async address(
    @Root() booking: BookingRow,
    @Ctx() context: Context,
  ): Promise<BookingAddress | null> {
    const isTold = isAgreed(booking) || (await this.viewerRole(booking, context)) !== 'musician';
    return isTold ? this.studio(booking, context) : null;
  }

  @FieldResolver(() => [QuoteLineType], { description: 'Lines of the price, as agreed.' })
  async lines(@Root() booking: BookingRow, @Ctx() context: Context): Promise<QuoteLineType[]> {
    return linesLoader(context).load(booking.id);
  }

  @FieldResolver(() => [BookingStatusStep], { description: 'Its history, first step first.' })
  async history(
    @Root() booking: BookingRow,
    @Ctx() context: Context,
  ): Promise<BookingStatusStep[]> {
    return historyLoader(context).load(booking.id);
  }

  @FieldResolver(() => [CancellationTerm], { description: 'The cancellation terms agreed to.' })
  cancellationTerms(@Root() booking: BookingRow): CancellationTerm[] {
    return cancellationDeadlines(booking.policy, booking.startsAt);
  }

  @FieldResolver(() => CancellationPreview, {
    nullable: true,
    description: 'What cancelling now would return; null when it can no longer be cancelled.',
  })
  async cancellation(
    @Root() booking: BookingRow,
    @Ctx() context: Context,
  ): Promise<CancellationPreview | null> {
    const figures = await figuresOf(context, booking);
    const role = await this.viewerRole(booking, context);
    return previewCancellation(booking, figures, role, context.now);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who made it; null once their account is deleted.',
  })
  musician(@Root() { userId }: BookingRow, @Ctx() context: Context): Loaded<ProfileRow | null> {
    return whenLoaded(profileLoader(context).get(userId), (profile) => profile ?? null);
  }

  @For('personal')
  @FieldResolver(() => BookingActorEnum, { description: 'As whom the reader deals with it.' })
  viewerRole(@Root() booking: BookingRow, @Ctx() context: Context): Loaded<BookingActor> {
    return viewerRoleIn(context, booking);
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader may accept or decline it now.' })
  async viewerCanAnswer(@Root() booking: BookingRow, @Ctx() context: Context): Promise<boolean> {
    const role = await this.viewerRole(booking, context);
    return (
      booking.paymentDueAt === null && nextStatus(booking.status, 'confirm', role) !== undefined
    );
  }
}
