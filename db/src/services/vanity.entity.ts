import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { PaymentSchema } from '#db/payments/payment.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { VanityPlan, VanityStatus } from '#domain/services/vanity.ts';

/** An address of a studio's own. */
export const VanityUrlSchema = defineEntity({
  name: 'VanityUrl',
  tableName: 'vanity_urls',
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** Who has ordered it. */
    user: () => p.manyToOne(UserSchema).ref(),
    plan: p.text().$type<VanityPlan>(),
    status: p.text().$type<VanityStatus>().default('held'),
    priceCents: p.integer(),
    /** Until when it is held for whoever has not paid for it. */
    heldUntil: p.datetime(),
    activatedAt: p.datetime().nullable(),
    /** Until when it is paid for; null for ever, or for what is not paid for. */
    paidUntil: p.datetime().nullable(),
    /** When it was said that it is about to end. */
    remindedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** What was paid for a name. */
export const VanityPaymentSchema = defineEntity({
  name: 'VanityPayment',
  tableName: 'vanity_payments',
  properties: {
    payment: () => p.manyToOne(PaymentSchema).ref().primary(),
    vanityUrl: () => p.manyToOne(VanityUrlSchema).ref(),
    /** What is still earned of it. */
    earnedCents: p.integer(),
    paidAt: p.datetime(),
  },
});

/** How often a day (UTC) somebody came by a name. */
export const VanityVisitsSchema = defineEntity({
  name: 'VanityVisits',
  tableName: 'vanity_visits',
  properties: {
    vanityUrl: () => p.manyToOne(VanityUrlSchema).ref().primary(),
    day: p.date().primary(),
    visits: p.integer(),
  },
});
