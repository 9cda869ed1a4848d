import type { JobTools } from '#api/lib/jobs/job.ts';
import { work } from '#api/server/jobs/work.ts';

/** Runs every schedule of the product once, as if its time had come. @throws what one of them throws */
export async function runSchedules(tools: JobTools): Promise<void> {
  const attempt = { nextAttemptAt: undefined, signal: new AbortController().signal };
  for (const schedule of work.schedules) await schedule.work({ ...tools, ...attempt });
}
