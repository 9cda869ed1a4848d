import type { DatabaseFeature } from '../lib/feature.ts';
import { MailingList } from '../migrations/0017-mailing-list.ts';
import { SubscriberSchema } from './subscriber.entity.ts';
import { personalData } from './personal-data.ts';

export const marketing = {
  name: 'marketing',
  entities: [SubscriberSchema],
  migrations: {
    '0017-mailing-list': MailingList,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
