import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import type { JobTools } from '#api/lib/jobs/job.ts';
import { workOf } from '#api/server/workers.ts';

/** Runs every schedule of the product once, as if its time had come. @throws what one of them throws */
export async function runSchedules(tools: JobTools): Promise<void> {
  const attempt = { nextAttemptAt: undefined, signal: new AbortController().signal };
  const { schedules } = workOf(joinFeatures(features));
  for (const schedule of schedules) await schedule.work({ ...tools, ...attempt });
}
