import type { Sql } from '#db/orm.ts';
import { enqueue } from '#api/lib/jobs/enqueue.ts';
import type { Schedule } from '#api/lib/jobs/schedule.ts';
import { storedRunOf } from './scheduled-job.ts';

/**
 * Queues what is due by a clock. Each period of a schedule has one job, whichever process queues it
 * first, and none while the one before is not done.
 */
export class ScheduleClock {
  readonly #schedules: readonly Schedule[];
  /** The period of each schedule that was queued last. */
  readonly #queued = new Map<Schedule, number>();

  constructor(schedules: readonly Schedule[]) {
    this.#schedules = schedules;
  }

  /** Queues the schedules whose next period has begun at `now` (epoch milliseconds). */
  async tick(db: Sql, now: number): Promise<void> {
    for (const schedule of this.#schedules) {
      const period = Math.floor(now / (schedule.everySeconds * 1000));
      if (this.#queued.get(schedule) === period) continue;
      await enqueue(db, storedRunOf(schedule), {}, { onceAs: String(period) });
      this.#queued.set(schedule, period);
    }
  }
}
