import type { DatabaseFeature } from '../lib/feature.ts';
import { Mail } from '../migrations/0007-mail.ts';
import { MailPriority } from '../migrations/0023-mail-priority.ts';
import { OutgoingMailSchema } from './outgoing-mail.entity.ts';
import { personalData } from './personal-data.ts';

export const mail = {
  name: 'mail',
  entities: [OutgoingMailSchema],
  migrations: {
    '0007-mail': Mail,
    '0023-mail-priority': MailPriority,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
