import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { BookingSide, ProposalStatus } from '#domain/bookings/change.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { QuoteLine } from '#domain/bookings/quote.ts';
import { BookingSchema } from './booking.entity.ts';

export const BookingProposalSchema = defineEntity({
  name: 'BookingProposal',
  tableName: 'booking_proposals',
  properties: {
    id: p.integer().primary().autoincrement(),
    booking: () => p.manyToOne(BookingSchema).ref(),
    side: p.string().$type<BookingSide>(),
    /** Who proposed it. */
    user: () => p.manyToOne(UserSchema).ref(),
    status: p.string().$type<Exclude<ProposalStatus, 'expired'>>().default('open'),
    startsAt: p.datetime(),
    hours: p.integer().$type<BookableHours>(),
    lines: p.json().$type<QuoteLine[]>(),
    totalCents: p.integer(),
    fromStartsAt: p.datetime(),
    fromHours: p.integer().$type<BookableHours>(),
    fromTotalCents: p.integer(),
    note: p.text().default(''),
    expiresAt: p.datetime(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** Other terms for a booking, which one side proposes and the other answers. */
export class BookingProposal extends BookingProposalSchema.class {}
BookingProposalSchema.setClass(BookingProposal);
