import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { PaymentSchema } from '#db/payments/payment.entity.ts';
import { PayoutSchema } from './payout.entity.ts';

export const EarningSchema = defineEntity({
  name: 'Earning',
  tableName: 'earnings',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Bookings come later: a foreign key of the database. */
    bookingId: p.integer(),
    payment: () => p.manyToOne(PaymentSchema).ref(),
    owner: () => p.manyToOne(UserSchema).ref(),
    grossCents: p.integer(),
    /** Our part. */
    commissionCents: p.integer(),
    /** The owner's part. */
    netCents: p.integer(),
    /** What was taken back since. */
    reversedCents: p.integer().default(0),
    reversedCommissionCents: p.integer().default(0),
    earnedAt: p.datetime(),
    /** From when on it can be paid out. */
    availableAt: p.datetime(),
    /** What has paid it out, or is about to. */
    payout: () => p.manyToOne(PayoutSchema).ref().nullable(),
  },
});

export const EarningReversalSchema = defineEntity({
  name: 'EarningReversal',
  tableName: 'earning_reversals',
  properties: {
    id: p.integer().primary().autoincrement(),
    earning: () => p.manyToOne(EarningSchema).ref(),
    grossCents: p.integer(),
    commissionCents: p.integer(),
    netCents: p.integer(),
    reversedAt: p.datetime(),
    /** The payout that was less by it. */
    payout: () => p.manyToOne(PayoutSchema).ref().nullable(),
  },
});

/** What a session has earned of what was paid for it. */
export class Earning extends EarningSchema.class {}
EarningSchema.setClass(Earning);

/** A part of what was earned, which goes back to whoever paid. */
export class EarningReversal extends EarningReversalSchema.class {}
EarningReversalSchema.setClass(EarningReversal);
