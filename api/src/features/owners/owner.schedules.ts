import { countMarkedViews } from '#db/owners/studio-views.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';

/** What time changes about the statistics of owners. */
export const ownerSchedules = [
  defineSchedule({
    name: 'owners.count-views',
    everySeconds: 60,
    work: async ({ orm }) => {
      await countMarkedViews(sqlOf(orm.em));
    },
  }),
];
