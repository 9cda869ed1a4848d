import type { Feature } from '#api/lib/feature.ts';
import { alertMail } from './alert.mails.ts';
import { alertSchedules } from './alert.schedules.ts';
import { SavedSearchResolver } from './saved-search.resolver.ts';

export const alerts: Feature = {
  name: 'alerts',
  resolvers: [SavedSearchResolver],
  emails: [alertMail],
  schedules: alertSchedules,
};
