import type { JobRun } from './job.ts';

/** Something that is done again and again, by one process at a time. */
export interface Schedule {
  /** Names it in the log, such as `bookings.complete`. */
  name: string;
  /** Once in each period of this length, counted from 1970, and soon after the start. */
  everySeconds: number;
  /** Does it. What a run that fails leaves undone has to be done by the next one. */
  work(run: JobRun): Promise<void>;
}

/** Something to do again and again. It fails alone: the others are done all the same. */
export function defineSchedule(schedule: Schedule): Schedule {
  return schedule;
}
