import { forgetFormerReaders, forgetUnconfirmed } from '#db/marketing/subscriber.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';

/** How long somebody who left the mailing list can take that back. */
const FORMER_READERS_KEPT_MS = 7 * DAY_MS;

/** What of the mailing list is over, and forgotten. */
export const newsletterSchedules = [
  defineSchedule({
    name: 'marketing.forget-unconfirmed',
    everySeconds: 60,
    work: ({ orm, clock }) => forgetUnconfirmed(sqlOf(orm.em), clock()),
  }),
  defineSchedule({
    name: 'marketing.forget-former-readers',
    everySeconds: 60,
    work: ({ orm, clock }) => forgetFormerReaders(sqlOf(orm.em), clock() - FORMER_READERS_KEPT_MS),
  }),
];
