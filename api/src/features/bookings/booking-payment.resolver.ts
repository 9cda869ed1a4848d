import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { owedCents, payableByCard, paymentStateOf } from '#domain/bookings/booking-payment.ts';
import type { BookingPaymentMethod } from '#domain/bookings/booking-payment.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { viewerRoleIn } from './booking-access.ts';
import { BookingPayment, BookingPaymentMethodEnum } from './booking-payment.type.ts';
import { figuresOf } from './booking.loaders.ts';
import { paymentMethodsOf } from './booking.service.ts';
import { BookingType } from './booking.type.ts';
import { isCollecting } from './share.policy.ts';

/** How bookings are paid. */
@Resolver(() => BookingType)
export class BookingPaymentResolver {
  @FieldResolver(() => BookingPaymentMethodEnum, { description: 'How it is paid.' })
  paymentMethod(@Root() booking: BookingRow): BookingPaymentMethod {
    return booking.paymentMethod;
  }

  @For('personal')
  @FieldResolver(() => BookingPayment, {
    nullable: true,
    description: 'Its money; null for engineers, who have no part in that.',
  })
  async payment(
    @Root() booking: BookingRow,
    @Ctx() context: Context,
  ): Promise<BookingPayment | null> {
    const role = await viewerRoleIn(context, booking);
    if (role === 'engineer') return null;
    const figures = await figuresOf(context, booking);
    const { paidCents, refundedCents } = figures;
    return {
      state: paymentStateOf(booking, figures, context.now),
      paidCents,
      refundedCents,
      owedCents: owedCents(booking, figures),
      dueAt: booking.paymentDueAt,
      // Of what several people pay, each pays their share where they all see who has.
      viewerCanPay:
        role === 'musician' &&
        !isCollecting(booking) &&
        payableByCard(booking, figures, context.now) > 0,
    };
  }
}

/** How a studio can be paid. */
@Resolver(() => StudioType)
export class StudioPaymentResolver {
  @FieldResolver(() => [BookingPaymentMethodEnum], {
    description:
      'How bookings can be paid now, what is suggested first; none where that is by card only and cards cannot be taken.',
  })
  paymentMethods(@Root() studio: StudioRow, @Ctx() { payments }: Context): BookingPaymentMethod[] {
    return paymentMethodsOf(studio, payments);
  }
}
