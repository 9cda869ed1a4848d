import { defineEntity, p } from '@mikro-orm/core';

export const SubscriberSchema = defineEntity({
  name: 'Subscriber',
  tableName: 'subscribers',
  properties: {
    id: p.integer().primary().autoincrement(),
    email: p.string().columnType('citext').unique(),
    /** What its emails are written in. */
    language: p.string(),
    leaveKey: p.uuid().defaultRaw('gen_random_uuid()'),
    /** SHA-256 of the token in the link that confirms the address; null once it is confirmed. */
    tokenHash: p.uint8array().columnType('bytea').nullable().hidden(),
    tokenExpiresAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    confirmedAt: p.datetime().nullable(),
    /** When it left the list; forgotten some days later. */
    leftAt: p.datetime().nullable(),
  },
});

/** An address on the mailing list, or on its way there, or leaving. */
export class Subscriber extends SubscriberSchema.class {}
SubscriberSchema.setClass(Subscriber);
