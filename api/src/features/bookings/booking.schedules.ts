import { completeBookings } from '#db/bookings/booking.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { expireAllOverdueRequests } from './booking-expiry.service.ts';

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
    async work({ orm, clock }) {
      await completeBookings(sqlOf(orm.em), clock());
    },
  }),
];
