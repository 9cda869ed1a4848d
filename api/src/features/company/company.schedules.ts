import { deleteRemovedEntries } from '#db/company/entry.repository.ts';
import { deleteDecidedRemovals } from '#db/company/removal-request.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';

/** How long an entry that was removed can be taken back. */
const REMOVED_KEPT_MS = 30 * DAY_MS;

/** How long a removal request is kept once it is decided: the privacy page says so. */
const DECIDED_KEPT_MS = 180 * DAY_MS;

/** What is over, and forgotten. */
export const companySchedules = [
  defineSchedule({
    name: 'company.delete-removed-entries',
    everySeconds: HOUR_MS / 1000,
    work: ({ orm, clock }) => deleteRemovedEntries(sqlOf(orm.em), clock() - REMOVED_KEPT_MS),
  }),
  defineSchedule({
    name: 'company.forget-removals',
    everySeconds: HOUR_MS / 1000,
    work: ({ orm, clock }) => deleteDecidedRemovals(sqlOf(orm.em), clock() - DECIDED_KEPT_MS),
  }),
];
