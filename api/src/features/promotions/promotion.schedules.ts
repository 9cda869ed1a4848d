import { MINUTE_MS } from '#domain/time/calendar.ts';
import { defineSchedule } from '#api/lib/jobs/schedule.ts';
import { moveAllPromotionsOn } from './promotion-running.service.ts';

/** What becomes of promotions as time passes. */
export const promotionSchedules = [
  defineSchedule({
    name: 'promotions.move-on',
    everySeconds: MINUTE_MS / 1000,
    work: (tools) => moveAllPromotionsOn(tools, tools.clock()),
  }),
];
