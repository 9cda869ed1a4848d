import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { BookingPaymentMethod } from '#domain/bookings/booking-payment.ts';
import type { CancellationPolicy } from '#domain/bookings/cancellation.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { BookingActor, BookingStatus } from '#domain/bookings/lifecycle.ts';
import type { QuoteLineKind } from '#domain/bookings/quote.ts';
import type { BookingMode } from '#domain/studios/studio.ts';

export const BookingSchema = defineEntity({
  name: 'Booking',
  tableName: 'bookings',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    status: p.string().$type<BookingStatus>().default('pending'),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    /** End of the booking and of the buffer after it, as it was when booked. */
    blockedUntil: p.datetime(),
    hours: p.integer().$type<BookableHours>(),
    /** The studio's time zone when booked. */
    zone: p.string(),
    mode: p.string().$type<BookingMode>(),
    instant: p.boolean(),
    totalCents: p.integer(),
    /** The cancellation terms agreed to. */
    policy: p.json().$type<CancellationPolicy>(),
    additionalRequests: p.string().default(''),
    /** When a pending request gives its slot back. */
    expiresAt: p.datetime().nullable(),
    idempotencyKey: p.string().nullable(),
    /** Digest of the request that the idempotency key stands for. */
    requestDigest: p.string().nullable(),
    /** What of the price is not asked for any more, once cancelled. */
    refundCents: p.integer().nullable(),
    paymentMethod: p.string().$type<BookingPaymentMethod>().default('studio'),
    /** Whether several people pay for it, or have paid, each their share. */
    isSplit: p.boolean().default(false),
    /** Until when it has to be paid, while only who made it knows of it. */
    paymentDueAt: p.datetime().nullable(),
    /** When the studio heard of it, where that was later than it was made. */
    placedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    lines: () => p.oneToMany(BookingLineSchema).mappedBy('booking'),
    statusChanges: () => p.oneToMany(BookingStatusChangeSchema).mappedBy('booking'),
  },
});

export const BookingLineSchema = defineEntity({
  name: 'BookingLine',
  tableName: 'booking_lines',
  properties: {
    booking: () => p.manyToOne(BookingSchema).ref().primary(),
    position: p.integer().primary(),
    kind: p.string().$type<QuoteLineKind>(),
    quantity: p.integer(),
    unitCents: p.integer(),
    amountCents: p.integer(),
  },
});

export const BookingStatusChangeSchema = defineEntity({
  name: 'BookingStatusChange',
  tableName: 'booking_status_changes',
  properties: {
    id: p.integer().primary().autoincrement(),
    booking: () => p.manyToOne(BookingSchema).ref(),
    fromStatus: p.string().$type<BookingStatus>().nullable(),
    toStatus: p.string().$type<BookingStatus>(),
    actor: p.string().$type<BookingActor>(),
    /** Who acted; nobody when the product itself did. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    /** What they said of it, such as why a request is declined. */
    note: p.text().default(''),
    at: p.datetime().defaultRaw('now()'),
  },
});

/** A studio reserved or requested by a musician for some hours. */
export class Booking extends BookingSchema.class {}
BookingSchema.setClass(Booking);

/** One line of the price agreed to. */
export class BookingLine extends BookingLineSchema.class {}
BookingLineSchema.setClass(BookingLine);

/** One step of a booking's history. */
export class BookingStatusChange extends BookingStatusChangeSchema.class {}
BookingStatusChangeSchema.setClass(BookingStatusChange);
