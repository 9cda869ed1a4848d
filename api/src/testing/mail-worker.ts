import { isPublic, textFetcher } from '#api/lib/fetch-text.ts';
import { diskStore } from '#api/lib/files/disk-store.ts';
import { openSpool } from '#api/lib/files/spool.ts';
import { startWorkers } from '#api/server/workers.ts';
import type { mailPost } from './mail-post.ts';

/** Sends what is in the outbox, and does nothing else. @returns stops it */
export async function startMailWorker({
  runtime,
  ...post
}: ReturnType<typeof mailPost>): Promise<() => Promise<void>> {
  return startWorkers({
    runtime: {
      ...runtime,
      changed: () => undefined,
      files: diskStore('/nowhere', openSpool('/nowhere/unfinished')),
      fetchText: textFetcher(isPublic),
      payments: { provider: undefined, paypal: undefined, payables: [], listeners: [] },
    },
    maintenance: runtime.orm,
    work: { jobs: [], schedules: [] },
    post,
  });
}
