import { sqlOf } from '#db/orm.ts';
import { deleteRemovedEpisodes } from '#db/podcasts/podcast.repository.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';

/** How long an episode that was removed can be taken back. */
const REMOVED_KEPT_MS = 30 * DAY_MS;

export const podcastSchedules = [
  defineSchedule({
    name: 'podcasts.delete-removed-episodes',
    everySeconds: HOUR_MS / 1000,
    work: ({ orm, clock }) => deleteRemovedEpisodes(sqlOf(orm.em), clock() - REMOVED_KEPT_MS),
  }),
];
