import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { PaymentSchema } from '#db/payments/payment.entity.ts';
import type { FidelityQuality, FidelityScale, FidelityService } from '#domain/services/fidelity.ts';
import type { FidelityFileKind, FidelityState } from '#domain/services/fidelity-order.ts';

/** Mixing or mastering that somebody has ordered. */
export const FidelityOrderSchema = defineEntity({
  name: 'FidelityOrder',
  tableName: 'fidelity_orders',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(UserSchema).ref(),
    service: p.text().$type<FidelityService>(),
    scale: p.text().$type<FidelityScale>(),
    quality: p.text().$type<FidelityQuality>(),
    /** What it cost when it was ordered. */
    priceCents: p.integer(),
    /** What the music needs. */
    brief: p.text(),
    /** What it should sound like; may be empty. */
    references: p.text().default(''),
    status: p.text().$type<FidelityState>().default('awaiting-payment'),
    revisionsUsed: p.integer().default(0),
    /** The payment that it was given for. */
    payment: () => p.manyToOne(PaymentSchema).ref().nullable(),
    idempotencyKey: p.text(),
    requestDigest: p.text(),
    createdAt: p.datetime(),
    paidAt: p.datetime().nullable(),
    startedAt: p.datetime().nullable(),
    /** When the version that is worked on is due. */
    dueAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
    /** When it was approved or cancelled. */
    endedAt: p.datetime().nullable(),
  },
});

/** A sound of an order: what the customer sends, or a version of what comes back. */
export const FidelityFileSchema = defineEntity({
  name: 'FidelityFile',
  tableName: 'fidelity_files',
  properties: {
    id: p.integer().primary().autoincrement(),
    order: () => p.manyToOne(FidelityOrderSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    kind: p.text().$type<FidelityFileKind>(),
    /** How many revisions had been asked for when a mix came; null for what the customer sends. */
    round: p.integer().nullable(),
    /** What its file is called in the store, and what that name ends with. */
    name: p.text(),
    ending: p.text(),
    /** What people call it. */
    title: p.text(),
    bytes: p.integer(),
    durationMs: p.integer(),
    /** How loud it is from its beginning to its end, from 0 to 100. */
    peaks: p.array().columnType('integer[]').$type<number[]>(),
    createdAt: p.datetime(),
  },
});

/** What somebody says of a version. */
export const FidelityCommentSchema = defineEntity({
  name: 'FidelityComment',
  tableName: 'fidelity_comments',
  properties: {
    id: p.integer().primary().autoincrement(),
    file: () => p.manyToOne(FidelityFileSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** Milliseconds from the beginning; null for the whole. */
    atMs: p.integer().nullable(),
    content: p.text(),
    createdAt: p.datetime(),
  },
});
