import type { DatabaseFeature } from '../lib/feature.ts';
import { Messages } from '../migrations/0037-messages.ts';
import { ConversationSchema, MessageSchema } from './conversation.entity.ts';
import { personalData } from './personal-data.ts';

export const messaging = {
  name: 'messaging',
  entities: [ConversationSchema, MessageSchema],
  migrations: {
    '0037-messages': Messages,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
