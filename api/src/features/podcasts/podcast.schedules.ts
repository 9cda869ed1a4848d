import { sqlOf } from '#db/orm.ts';
import { deleteRemoved } from '#db/podcasts/podcast-editing.repository.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { forgetUnusedSounds } from './podcast-sound.service.ts';

/** How long a series or an episode that was removed can be taken back. */
const REMOVED_KEPT_MS = 30 * DAY_MS;

export const podcastSchedules = [
  defineSchedule({
    name: 'podcasts.delete-removed',
    everySeconds: HOUR_MS / 1000,
    work: ({ orm, clock }) => deleteRemoved(sqlOf(orm.em), clock() - REMOVED_KEPT_MS),
  }),
  defineSchedule({
    name: 'podcasts.forget-unused-sounds',
    everySeconds: HOUR_MS / 1000,
    work: ({ orm, clock }) => forgetUnusedSounds({ orm }, clock()),
  }),
];
