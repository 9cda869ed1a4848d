import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import type { ConversationSide } from '#domain/messaging/side.ts';

export const ConversationSchema = defineEntity({
  name: 'Conversation',
  tableName: 'conversations',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** The guest. The host is whoever runs the studio now. */
    user: () => p.manyToOne(UserSchema).ref(),
    /** Null while nobody has written anything. */
    lastMessageAt: p.datetime().nullable(),
    lastMessagePreview: p.string().default(''),
    /** What the last message begins with, where that is an attachment. */
    lastMessageAttachment: p.string().$type<AttachmentKind>().nullable(),
    /** The last message that a side has read, and how many of the other's came after it. */
    guestReadId: p.integer().default(0),
    hostReadId: p.integer().default(0),
    guestUnread: p.integer().default(0),
    hostUnread: p.integer().default(0),
    guestArchived: p.boolean().default(false),
    hostArchived: p.boolean().default(false),
    guestBlocks: p.boolean().default(false),
    hostBlocks: p.boolean().default(false),
    createdAt: p.datetime(),
  },
});

export const MessageSchema = defineEntity({
  name: 'Message',
  tableName: 'messages',
  properties: {
    id: p.integer().primary().autoincrement(),
    conversation: () => p.manyToOne(ConversationSchema).ref(),
    /** Who wrote it; of an automatic one, who owned the studio. */
    user: () => p.manyToOne(UserSchema).ref(),
    side: p.string().$type<ConversationSide>(),
    /** Empty where it is nothing but what is attached. */
    content: p.string(),
    attachmentCount: p.integer().default(0),
    isAutomatic: p.boolean().default(false),
    idempotencyKey: p.string().nullable(),
    createdAt: p.datetime(),
  },
});

/** A file of a message, or one that was uploaded for a message that is not sent yet. */
export const MessageAttachmentSchema = defineEntity({
  name: 'MessageAttachment',
  tableName: 'message_attachments',
  properties: {
    id: p.integer().primary().autoincrement(),
    conversation: () => p.manyToOne(ConversationSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    message: () => p.manyToOne(MessageSchema).ref().nullable(),
    position: p.integer().default(0),
    kind: p.string().$type<AttachmentKind>(),
    /** What its file is called in the store, and what that name ends with. */
    name: p.string(),
    ending: p.string(),
    fileName: p.string().default(''),
    bytes: p.integer(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    durationMs: p.integer().nullable(),
    createdAt: p.datetime(),
  },
});

/** What somebody was mailed about. */
export const MessageDigestSchema = defineEntity({
  name: 'MessageDigest',
  tableName: 'message_digests',
  properties: {
    conversation: () => p.manyToOne(ConversationSchema).ref().primary(),
    user: () => p.manyToOne(UserSchema).ref().primary(),
    /** The last message of the conversation then. */
    mailedId: p.integer(),
  },
});
