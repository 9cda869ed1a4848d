import { setTimeout as sleep } from 'node:timers/promises';

/** Acts until `signal` aborts: again at once while there is more to do, else after `pauseMs`. */
export async function repeatedly(
  signal: AbortSignal,
  pauseMs: number,
  act: () => Promise<{ hasMore: boolean }>,
): Promise<void> {
  while (!signal.aborted) {
    const { hasMore } = await act();
    if (!hasMore) await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
