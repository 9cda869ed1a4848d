import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import type { PaymentStatus } from '#domain/payments/payment-lifecycle.ts';
import type { CaptureMode, CommandKind, CommandStatus } from '#domain/payments/provider-command.ts';

export const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** What is paid for: a kind that a feature has registered. */
    payableKind: p.string(),
    payableId: p.integer(),
    /** Nobody for guests. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    amountCents: p.integer(),
    currency: p.string().$type<CurrencyId>(),
    captureMode: p.string().$type<CaptureMode>(),
    status: p.string().$type<PaymentStatus>().default('opened'),
    provider: p.string(),
    /** What the provider calls it. */
    providerRef: p.string().nullable(),
    /** Where the payer comes back from a page of the provider's. */
    origin: p.string().nullable(),
    idempotencyKey: p.string(),
    /** Digest of the request that the idempotency key stands for. */
    requestDigest: p.string(),
    capturedCents: p.integer().default(0),
    refundedCents: p.integer().default(0),
    /** What the payer's bank has taken back. */
    disputedCents: p.integer().default(0),
    /** What the provider keeps for its work. */
    feeCents: p.integer().default(0),
    /** Whether what is paid for was given for it. */
    isAccepted: p.boolean().default(false),
    /** Moves on with each change. */
    version: p.integer().default(0),
    createdAt: p.datetime(),
    /** When the provider was asked last. */
    checkedAt: p.datetime().nullable(),
  },
});

/** What an administrator has decided or noted about a payment. */
export const PaymentNoteSchema = defineEntity({
  name: 'PaymentNote',
  tableName: 'payment_notes',
  properties: {
    id: p.integer().primary().autoincrement(),
    payment: () => p.manyToOne(PaymentSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** How much was to go back; null where something is only noted. */
    refundCents: p.integer().nullable(),
    note: p.text(),
    createdAt: p.datetime(),
  },
});

export const ProviderCommandSchema = defineEntity({
  name: 'ProviderCommand',
  tableName: 'provider_commands',
  properties: {
    id: p.integer().primary().autoincrement(),
    payment: () => p.manyToOne(PaymentSchema).ref(),
    kind: p.string().$type<CommandKind>(),
    /** Of refunds. */
    amountCents: p.integer().nullable(),
    reason: p.string().default(''),
    /** By it the provider knows a repetition. */
    key: p.uuid().defaultRaw('gen_random_uuid()'),
    status: p.string().$type<CommandStatus>().default('waiting'),
    attempts: p.integer().default(0),
    /** Why the last attempt failed. */
    error: p.text().nullable(),
    createdAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});

export const ProviderEventSchema = defineEntity({
  name: 'ProviderEvent',
  tableName: 'provider_events',
  properties: {
    id: p.integer().primary().autoincrement(),
    provider: p.string(),
    /** What the provider calls the event. */
    eventRef: p.string(),
    type: p.string(),
    /** What the provider calls the payment, transfer or account that it is about. */
    providerRef: p.string().nullable(),
    receivedAt: p.datetime(),
    handledAt: p.datetime().nullable(),
  },
});

/** Somebody's payment for something. */
export class Payment extends PaymentSchema.class {}
PaymentSchema.setClass(Payment);

/** Something that the provider is to do about a payment. */
export class ProviderCommand extends ProviderCommandSchema.class {}
ProviderCommandSchema.setClass(ProviderCommand);

/** Word from the provider that something has happened. */
export class ProviderEvent extends ProviderEventSchema.class {}
ProviderEventSchema.setClass(ProviderEvent);
