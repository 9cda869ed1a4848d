import { deleteOldMail } from '#db/mail/outgoing-mail.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';

const KEPT_MS = 90 * DAY_MS;

/** What of the outbox is over, and deleted. */
export const mailSchedules = [
  defineSchedule({
    name: 'mail.delete-old',
    everySeconds: 60,
    work: ({ orm, clock }) => deleteOldMail(sqlOf(orm.em), clock() - KEPT_MS),
  }),
];
