import { defineEntity, p } from '@mikro-orm/core';
import type { EmailStatus } from '#domain/admin/email-status.ts';

export const OutgoingMailSchema = defineEntity({
  name: 'OutgoingMail',
  tableName: 'outgoing_mail',
  properties: {
    id: p.integer().primary().autoincrement(),
    deduplicationKey: p.string().columnType('text'),
    /** Email address. */
    recipient: p.string().columnType('text'),
    /** Which email it is; the server knows how each kind reads. */
    kind: p.string().columnType('text'),
    /** What the email is about, as its kind wants it. */
    data: p.json().$type<Readonly<Record<string, unknown>>>(),
    /** Larger leaves sooner. */
    priority: p.smallint().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    /** When the queue of jobs took it over. */
    queuedAt: p.datetime().nullable(),
    attempts: p.integer().default(0),
    lastError: p.string().columnType('text').nullable(),
    /** About when it is tried again; null once it is sent or given up. */
    nextAttemptAt: p.datetime().nullable(),
    sentAt: p.datetime().nullable(),
    /** Follows from the others, in the database. */
    status: p.string().$type<EmailStatus>().generated('stored').default('waiting'),
  },
});

/** An email to send, or one that was sent. Written together with what it is about. */
export class OutgoingMail extends OutgoingMailSchema.class {}
OutgoingMailSchema.setClass(OutgoingMail);
