import type { DatabaseFeature } from '../lib/feature.ts';
import { Mail } from '../migrations/0007-mail.ts';
import { MailPriority } from '../migrations/0023-mail-priority.ts';
import { EmailStatus } from '../migrations/0026-email-status.ts';
import { OutgoingMailSchema } from './outgoing-mail.entity.ts';
import { personalData } from './personal-data.ts';

export const mail = {
  name: 'mail',
  entities: [OutgoingMailSchema],
  migrations: {
    '0007-mail': Mail,
    '0023-mail-priority': MailPriority,
    '0026-email-status': EmailStatus,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
