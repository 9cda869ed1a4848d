import { inTransaction } from '#db/lib/transaction.ts';
import { makeMarketFigures } from '#db/market/market-figure.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';

export const marketSchedules = [
  defineSchedule({
    name: 'market.make-figures',
    everySeconds: 24 * 60 * 60,
    async work({ orm, clock }) {
      await inTransaction(orm, (em) => makeMarketFigures(sqlOf(em), formatDate(clock())));
    },
  }),
];
