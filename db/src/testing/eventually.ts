import { vi } from 'vitest';

/** Only for what never comes: a busy machine takes its time. */
const PATIENCE_MS = 60_000;

/** Looks again until `look` finds something. @throws what it threw last, when nothing came of it */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: PATIENCE_MS, interval: 20 });
}
