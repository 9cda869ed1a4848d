import { useDeferredValue, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/**
 * False in what the server renders, true soon after the app has hydrated: nothing that the reader
 * does waits for what comes of it.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, false);
}

/** True in what the server renders and while the app hydrates that, false from then on. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  );
}

function watchNothing(): () => void {
  return () => undefined;
}

/**
 * Hands over a field as it is when the app hydrates it. Somebody, or the browser's memory, may have
 * filled it in while the code was on its way: hydration leaves that alone, and the next rendering of
 * a controlled field would take it away.
 * @param take called once, with a field that may well hold what it was rendered with
 */
export function useFilledBefore<Field extends HTMLElement>(
  field: RefObject<Field | null>,
  take: (field: Field) => void,
): void {
  const takeField = useEffectEvent(() => {
    if (field.current) take(field.current);
  });
  // At once, before anything is rendered again.
  useLayoutEffect(() => takeField(), []);
}
