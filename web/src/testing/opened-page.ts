import { createRoot } from 'react-dom/client';
import type { Root, RootOptions } from 'react-dom/client';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { vi } from 'vitest';
import { closeLive } from '#web/lib/live/live.ts';

let closing: (() => void)[] = [];
let leaving = new AbortController();
const requests = new Set<Promise<unknown>>();

/** Has something done when the test is over, last added first. */
export function whenClosed(close: () => void): void {
  closing.unshift(close);
}

/** A React root on the page, or in an element of it. It is unmounted when the test is over. */
export function openRoot(
  place: HTMLElement = document.body.appendChild(document.createElement('div')),
  options?: RootOptions,
): Root {
  const root = createRoot(place, options);
  whenClosed(() => root.unmount());
  return root;
}

/** `send`, with what it sends called off when the page closes, as the browser does. */
export function untilClosed(send: typeof fetch): typeof fetch {
  return async (input, init = {}) => {
    const signal = AbortSignal.any([leaving.signal, ...(init.signal ? [init.signal] : [])]);
    const request = send(input, { ...init, signal });
    requests.add(request);
    try {
      return await request;
    } finally {
      requests.delete(request);
    }
  };
}

/**
 * Empties the page after a test and waits until nothing is left to do. The page's globals go right
 * after the last test, and whatever runs then fails.
 */
export async function closePage(): Promise<void> {
  for (const close of closing) close();
  closing = [];
  leaving.abort();
  leaving = new AbortController();
  await closeLive();
  document.body.replaceChildren();
  await untilSettled();
}

/** Waits for what is on its way: requests, code, and what React makes of them. */
export async function untilSettled(): Promise<void> {
  await Promise.allSettled(requests);
  await vi.dynamicImportSettled();
  await untilNothingIsScheduled();
}

/** React schedules nothing that is less urgent. */
async function untilNothingIsScheduled(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  await promise;
}
