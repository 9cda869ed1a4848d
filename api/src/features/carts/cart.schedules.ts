import { deleteStaleCarts } from '#db/carts/cart.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { VISITOR_CART_DAYS } from '#domain/carts/limits.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';

const EVERY_SECONDS = 3600;

/** What time changes about carts. */
export const cartSchedules = [
  defineSchedule({
    name: 'carts.forget-visitors',
    everySeconds: EVERY_SECONDS,
    async work({ orm, clock }) {
      const before = clock() - VISITOR_CART_DAYS * DAY_MS;
      await inTransaction(orm, (em) => deleteStaleCarts(sqlOf(em), before));
    },
  }),
];
