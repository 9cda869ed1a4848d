import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { PaymentSchema } from '#db/payments/payment.entity.ts';
import { BookingSchema } from './booking.entity.ts';

export const BookingShareSchema = defineEntity({
  name: 'BookingShare',
  tableName: 'booking_shares',
  properties: {
    id: p.integer().primary().autoincrement(),
    booking: () => p.manyToOne(BookingSchema).ref(),
    /** Whose it is; nobody until whoever has the address has paid it. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    /** Where its holder was invited, unless by name. */
    email: p.text().nullable(),
    amountCents: p.integer(),
    /** What pays for it, as long as that stands. */
    payment: () => p.manyToOne(PaymentSchema).ref().nullable(),
    remindedAt: p.datetime().nullable(),
  },
});

/** What somebody pays of a booking that several pay for. */
export class BookingShare extends BookingShareSchema.class {}
BookingShareSchema.setClass(BookingShare);
