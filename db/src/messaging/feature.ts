import type { DatabaseFeature } from '../lib/feature.ts';
import { Messages } from '../migrations/0037-messages.ts';
import { MessageDigests } from '../migrations/0042-message-digests.ts';
import { MessageAttachments } from '../migrations/0053-message-attachments.ts';
import {
  ConversationSchema,
  MessageAttachmentSchema,
  MessageDigestSchema,
  MessageSchema,
} from './conversation.entity.ts';
import { personalData } from './personal-data.ts';

export const messaging = {
  name: 'messaging',
  entities: [ConversationSchema, MessageSchema, MessageAttachmentSchema, MessageDigestSchema],
  migrations: {
    '0037-messages': Messages,
    '0042-message-digests': MessageDigests,
    '0053-message-attachments': MessageAttachments,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
