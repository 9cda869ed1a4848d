import { forgetCustomers, forgetGuests } from '#db/orders/personal-data.ts';
import { sqlOf } from '#db/orm.ts';
import { guestRetention } from '#domain/orders/retention.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { mailDueGiftCards } from './gift-card.service.ts';
import { expireOrders } from './order-change.service.ts';

/** What time changes about orders. */
export const orderSchedules = [
  defineSchedule({
    name: 'orders.expire',
    everySeconds: 60,
    work: ({ orm, clock }) => expireOrders({ orm }, clock()),
  }),
  defineSchedule({
    name: 'orders.mail-gift-cards',
    everySeconds: 60,
    work: ({ orm, clock }) => mailDueGiftCards({ orm }, clock()),
  }),
  defineSchedule({
    name: 'orders.forget-former-members',
    everySeconds: 3600,
    work: ({ orm }) => forgetCustomers(sqlOf(orm.em), null),
  }),
  defineSchedule({
    name: 'orders.forget-guests',
    everySeconds: 3600,
    work: ({ orm, clock }) => {
      const before = (days: number) => clock() - days * DAY_MS;
      return forgetGuests(sqlOf(orm.em), {
        unpaidBefore: before(guestRetention.unpaidDays),
        contactBefore: before(guestRetention.contactDays),
        invoiceBefore: before(guestRetention.invoiceDays),
      });
    },
  }),
];
