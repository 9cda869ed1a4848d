import { openFileStore } from '#api/lib/file-store.ts';
import { startWorkers } from '#api/server/workers.ts';
import type { mailPost } from './mail-post.ts';

/** Sends what is in the outbox, and does nothing else. @returns stops it */
export async function startMailWorker({
  runtime,
  ...post
}: ReturnType<typeof mailPost>): Promise<() => Promise<void>> {
  return startWorkers({
    runtime: { ...runtime, changed: () => undefined, files: openFileStore('/nowhere') },
    maintenance: runtime.orm,
    work: { jobs: [], schedules: [] },
    post,
  });
}
