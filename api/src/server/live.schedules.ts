import { deleteIdleTopics } from '#db/live/topic-version.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';

/** Whoever comes back to a tab after longer is told to look again, changed or not. */
const IDLE_TOPICS_KEPT_MS = 7 * DAY_MS;

/** What time changes about what people follow. */
export const liveSchedules = [
  defineSchedule({
    name: 'live.forget-idle-topics',
    everySeconds: 3600,
    work: ({ orm, clock }) => deleteIdleTopics(sqlOf(orm.em), clock() - IDLE_TOPICS_KEPT_MS),
  }),
];
