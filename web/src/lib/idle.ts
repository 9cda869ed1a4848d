/** What is not urgent begins no later than this. */
const IDLE_MS = 2000;

/** Does `work` when the browser has nothing else to do. @returns what calls it off */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(work, { timeout: IDLE_MS });
  return () => window.cancelIdleCallback(id);
}
