import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { PayoutAccountStatus, PayoutStatus } from '#domain/payouts/payout.ts';
import type { LocalDate } from '#domain/time/calendar.ts';

export const PayoutAccountSchema = defineEntity({
  name: 'PayoutAccount',
  tableName: 'payout_accounts',
  properties: {
    owner: () => p.manyToOne(UserSchema).ref().primary(),
    provider: p.string(),
    /** What the provider calls it. */
    providerRef: p.string().nullable(),
    /** By it the provider knows a repetition of its making. */
    key: p.uuid().defaultRaw('gen_random_uuid()'),
    status: p.string().$type<PayoutAccountStatus>().default('incomplete'),
    createdAt: p.datetime(),
    /** When the provider was asked last. */
    checkedAt: p.datetime().nullable(),
  },
});

export const PayoutSchema = defineEntity({
  name: 'Payout',
  tableName: 'payouts',
  properties: {
    id: p.integer().primary().autoincrement(),
    owner: () => p.manyToOne(UserSchema).ref(),
    /** The day, in UTC, on which it was decided. */
    date: p.date().$type<LocalDate>(),
    amountCents: p.integer(),
    provider: p.string(),
    /** The account that it is sent to, as the provider calls it. */
    destinationRef: p.string(),
    /** By it the provider knows a repetition, and we know it at the provider. */
    key: p.uuid().defaultRaw('gen_random_uuid()'),
    /** What the provider calls it. */
    providerRef: p.string().nullable(),
    status: p.string().$type<PayoutStatus>().default('on-its-way'),
    /** What of it came back after it was sent. */
    reversedCents: p.integer().default(0),
    attempts: p.integer().default(0),
    /** Why the last attempt failed. */
    error: p.text().nullable(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
    /** When the provider was asked last. */
    checkedAt: p.datetime().nullable(),
  },
});

export const PayoutReturnSchema = defineEntity({
  name: 'PayoutReturn',
  tableName: 'payout_returns',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** What it came back from. */
    source: () => p.manyToOne(PayoutSchema).ref(),
    cents: p.integer(),
    returnedAt: p.datetime(),
    /** What has paid it out again, or is about to. */
    payout: () => p.manyToOne(PayoutSchema).ref().nullable(),
  },
});

/** Where the provider sends what an owner has earned. */
export class PayoutAccount extends PayoutAccountSchema.class {}
PayoutAccountSchema.setClass(PayoutAccount);

/** What is sent to an owner on a day. */
export class Payout extends PayoutSchema.class {}
PayoutSchema.setClass(Payout);

/** A part of a payout that came back. */
export class PayoutReturn extends PayoutReturnSchema.class {}
PayoutReturnSchema.setClass(PayoutReturn);
