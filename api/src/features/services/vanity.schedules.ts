import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import {
  endUnpaidNames,
  releaseHeldNames,
  takeEndingNames,
} from '#db/services/vanity.repository.ts';
import { VANITY_GRACE_MS, VANITY_REMINDER_MS } from '#domain/services/vanity.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { writeVanityNews } from './service.mails.ts';

/** What becomes of names as time passes. */
export const vanitySchedules = [
  defineSchedule({
    name: 'services.release-held-names',
    everySeconds: (5 * MINUTE_MS) / 1000,
    work: ({ orm, clock }) => releaseHeldNames(sqlOf(orm.em), clock()),
  }),
  defineSchedule({
    name: 'services.remind-of-endings',
    everySeconds: HOUR_MS / 1000,
    work: ({ orm, clock }) =>
      inTransaction(orm, async (em) => {
        const now = clock();
        const db = sqlOf(em);
        const names = await takeEndingNames(db, now + VANITY_REMINDER_MS, now);
        await writeVanityNews(db, 'ending', names, now);
      }),
  }),
  defineSchedule({
    name: 'services.end-unpaid-names',
    everySeconds: HOUR_MS / 1000,
    work: ({ orm, clock }) =>
      inTransaction(orm, async (em) => {
        const now = clock();
        const db = sqlOf(em);
        const names = await endUnpaidNames(db, now - VANITY_GRACE_MS, now);
        await writeVanityNews(db, 'ended', names, now);
      }),
  }),
];
