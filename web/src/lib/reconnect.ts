import { useEffect, useEffectEvent } from 'react';

/** How often a server that could not be reached is asked whether it is there again. */
const ASK_EVERY_MS = 5000;

/**
 * Calls `onBack` once the server, which could not be reached, is there again: when the browser says
 * that it is online, and when the server answers that did not before. What fails although the server
 * answers is not tried again by itself, for it may fail for ever.
 */
export function useReconnect(isWaiting: boolean, onBack: () => void): void {
  const goOn = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let wasAway = false;
    const ask = async () => {
      const isThere = await isReachable(signal);
      if (signal.aborted) return;
      if (isThere && wasAway) goOn();
      wasAway = !isThere;
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    window.addEventListener('online', () => goOn(), { signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [isWaiting]);
}

/** Whether the server answers, whatever it says. */
export async function isReachable(signal?: AbortSignal): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', ...(signal && { signal }) });
    return true;
  } catch {
    return false;
  }
}
