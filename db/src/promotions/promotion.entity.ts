import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { PaymentSchema } from '#db/payments/payment.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { PromotionKind, PromotionStatus } from '#domain/promotions/promotion.ts';

/** A promotion of a studio that somebody has bought, or is about to. */
export const PromotionSchema = defineEntity({
  name: 'Promotion',
  tableName: 'promotions',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** Who has ordered it. */
    user: () => p.manyToOne(UserSchema).ref(),
    kind: p.text().$type<PromotionKind>(),
    days: p.integer(),
    priceCents: p.integer(),
    status: p.text().$type<PromotionStatus>().default('awaiting-payment'),
    /** Which of the featured places it has. */
    place: p.integer().nullable(),
    heldUntil: p.datetime(),
    /** When it runs; while it is held, everything that it may need. */
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    payment: () => p.manyToOne(PaymentSchema).ref().nullable(),
    /** What is still earned of it. */
    earnedCents: p.integer().default(0),
    createdAt: p.datetime(),
    paidAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
  },
});
