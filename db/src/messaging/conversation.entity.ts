import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import { StudioSchema } from '#db/studios/studio.entity.ts';
import type { ConversationSide } from '#domain/messaging/side.ts';

export const ConversationSchema = defineEntity({
  name: 'Conversation',
  tableName: 'conversations',
  properties: {
    id: p.integer().primary().autoincrement(),
    studio: () => p.manyToOne(StudioSchema).ref(),
    /** The guest. The host is who owns the studio now. */
    user: () => p.manyToOne(UserSchema).ref(),
    /** Null while nobody has written anything. */
    lastMessageAt: p.datetime().nullable(),
    lastMessagePreview: p.string().default(''),
    /** The last message that a side has read, and how many of the other's came after it. */
    guestReadId: p.integer().default(0),
    hostReadId: p.integer().default(0),
    guestUnread: p.integer().default(0),
    hostUnread: p.integer().default(0),
    /** The last message that a side was mailed about. */
    guestMailedId: p.integer().default(0),
    hostMailedId: p.integer().default(0),
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
    content: p.string(),
    isAutomatic: p.boolean().default(false),
    idempotencyKey: p.string().nullable(),
    createdAt: p.datetime(),
  },
});
