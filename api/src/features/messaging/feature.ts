import type { Feature } from '#api/lib/feature.ts';
import { attachmentEndpoint, attachmentUploads } from './attachment.rest.ts';
import { ConversationResolver } from './conversation.resolver.ts';
import { digestMail } from './digest.mails.ts';
import { AttachmentResolver, MessageResolver } from './message.resolver.ts';
import { messagingTopics } from './messaging.events.ts';
import { messagingLimits } from './messaging.limits.ts';
import { MessagingResolver } from './messaging.resolver.ts';
import { messagingEndpoints } from './messaging.rest.ts';
import { messagingSchedules } from './messaging.schedules.ts';
import { typing } from './typing.events.ts';
import { UserMessagesResolver } from './user-messages.resolver.ts';

export const messaging: Feature = {
  name: 'messaging',
  resolvers: [
    ConversationResolver,
    MessageResolver,
    AttachmentResolver,
    MessagingResolver,
    UserMessagesResolver,
  ],
  endpoints: [...messagingEndpoints, attachmentEndpoint],
  uploads: attachmentUploads,
  emails: [digestMail],
  schedules: messagingSchedules,
  rateLimits: Object.values(messagingLimits),
  topics: [...messagingTopics, typing],
};
