import { Field, Int, ObjectType } from 'type-graphql';
import type {
  BookingPaymentMethod,
  BookingPaymentState,
} from '#domain/bookings/booking-payment.ts';
import { For } from '#api/lib/audience.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const BookingPaymentMethodEnum = publishEnum<BookingPaymentMethod>(
  'BookingPaymentMethod',
  'How a booking is paid.',
  { card: 'By card, through us.', studio: 'At the studio.' },
);

const BookingPaymentStateEnum = publishEnum<BookingPaymentState>(
  'BookingPaymentState',
  'Where the money of a booking stands.',
  {
    'awaiting-payment': 'Its card payment is still to be made; the studio has not heard of it.',
    held: 'The card is held, and charged once the studio accepts.',
    paid: 'It is paid by card.',
    'to-pay': 'A part of it, or all, can still be paid by card.',
    'partly-refunded': 'A part of what was paid went back to the card.',
    refunded: 'All that was paid went back to the card.',
    'due-at-studio': 'It, or what is left of it, is paid at the studio.',
    none: 'Nothing was paid, and nothing is to be.',
  },
);

@ObjectType({ description: 'The money of a booking, in US cents.', simpleResolvers: true })
export class BookingPayment {
  @Field(() => BookingPaymentStateEnum, { description: 'Where it stands.' })
  state!: BookingPaymentState;

  @Field(() => Int, { description: 'All that was ever taken from cards.' })
  paidCents!: number;

  @Field(() => Int, { description: 'What of that went back to them, or is about to.' })
  refundedCents!: number;

  @Field(() => Int, { description: 'What is still to be paid, by card or at the studio.' })
  owedCents!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it has, or had, to be paid; null once the studio has heard of it.',
  })
  dueAt!: number | null;

  @For('personal')
  @Field(() => Boolean, { description: 'Whether the reader can pay by card now.' })
  viewerCanPay!: boolean;
}
