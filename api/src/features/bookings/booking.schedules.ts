import { updateResponseTimes } from '#db/bookings/response-time.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { settleIdleHolds } from './money-upkeep.service.ts';
import { completeAllBookings, expireAllOverdueRequests } from './booking-expiry.service.ts';
import { remindOfBookings } from './reminder.service.ts';

/** What time changes about bookings. */
export const bookingSchedules = [
  defineSchedule({
    name: 'bookings.expire-requests',
    everySeconds: 60,
    work: ({ orm, changed, clock }) => expireAllOverdueRequests({ orm, changed }, clock()),
  }),
  defineSchedule({
    name: 'bookings.complete',
    everySeconds: 60,
    work: ({ orm, changed, clock }) => completeAllBookings({ orm, changed }, clock()),
  }),
  defineSchedule({
    name: 'bookings.settle-holds',
    everySeconds: 3600,
    work: ({ orm, clock }) => settleIdleHolds(orm, clock()),
  }),
  defineSchedule({
    name: 'bookings.remind',
    everySeconds: 300,
    work: ({ orm, clock }) => remindOfBookings({ orm }, clock()),
  }),
  defineSchedule({
    name: 'bookings.response-times',
    everySeconds: DAY_MS / 1000,
    work: ({ orm, clock }) => updateResponseTimes(sqlOf(orm.em), clock()),
  }),
];
