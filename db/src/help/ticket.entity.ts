import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { BookingSchema } from '#db/bookings/booking.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import type { TicketCategory } from '#domain/help/ticket-category.ts';
import type { TicketAnswers } from '#domain/help/ticket.schema.ts';
import type { TicketMessageKind, TicketPriority, TicketState } from '#domain/help/ticket.ts';

/** Something that somebody asks of the people who run the product. */
export const TicketSchema = defineEntity({
  name: 'Ticket',
  tableName: 'tickets',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Who asks; a guest has a name and an address instead. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    guestName: p.text().nullable(),
    guestEmail: p.text().nullable(),
    language: p.text(),
    category: p.text().$type<TicketCategory>(),
    subject: p.text(),
    answers: p.json().$type<TicketAnswers>(),
    booking: () => p.manyToOne(BookingSchema).ref().nullable(),
    studio: () => p.manyToOne(StudioSchema).ref().nullable(),
    state: p.text().$type<TicketState>().default('open'),
    /** Since when it is in that state. */
    since: p.datetime(),
    priority: p.text().$type<TicketPriority>().default('normal'),
    assignee: () => p.manyToOne(UserSchema).ref().nullable(),
    rating: p.integer().nullable(),
    ratingWords: p.text().default(''),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** What lets a guest in. */
export const TicketKeySchema = defineEntity({
  name: 'TicketKey',
  tableName: 'ticket_keys',
  properties: {
    hash: p.uint8array().columnType('bytea').hidden().primary(),
    ticket: () => p.manyToOne(TicketSchema).ref(),
    createdAt: p.datetime(),
  },
});

export const TicketMessageSchema = defineEntity({
  name: 'TicketMessage',
  tableName: 'ticket_messages',
  properties: {
    id: p.integer().primary().autoincrement(),
    ticket: () => p.manyToOne(TicketSchema).ref(),
    kind: p.text().$type<TicketMessageKind>(),
    /** Who wrote it; null for guests, and for those whose account is gone. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    content: p.text(),
    /** What its mail program calls it, of what came as an email. */
    mailId: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

/** A file of a message, or one that is not sent yet. */
export const TicketAttachmentSchema = defineEntity({
  name: 'TicketAttachment',
  tableName: 'ticket_attachments',
  properties: {
    id: p.integer().primary().autoincrement(),
    message: () => p.manyToOne(TicketMessageSchema).ref().nullable(),
    /** Of what its sender was given for it; null once it is sent. */
    keyHash: p.uint8array().columnType('bytea').hidden().nullable(),
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    position: p.integer().default(0),
    kind: p.text().$type<AttachmentKind>(),
    name: p.text(),
    ending: p.text(),
    fileName: p.text().default(''),
    bytes: p.integer(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    durationMs: p.integer().nullable(),
    createdAt: p.datetime(),
  },
});

/** What administrators answer often. */
export const CannedAnswerSchema = defineEntity({
  name: 'CannedAnswer',
  tableName: 'canned_answers',
  properties: {
    id: p.integer().primary().autoincrement(),
    title: p.text(),
    content: p.text(),
    updatedAt: p.datetime(),
  },
});
