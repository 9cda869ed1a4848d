import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { deleteLeavingAccounts } from './account-deletion.service.ts';

/** What has been asked for and is now due. */
export const privacySchedules = [
  defineSchedule({
    name: 'privacy.delete-leaving-accounts',
    everySeconds: 60,
    async work({ orm, clock }) {
      await deleteLeavingAccounts(orm, clock());
    },
  }),
];
