import { useDeferredValue, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/**
 * False in what the server renders, true soon after the app has hydrated: nothing that the reader
 * does waits for what comes of it.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, false);
}

/** False in what the server renders and while the app takes that over, true from then on. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

function watchNothing(): () => void {
  return () => undefined;
}

/**
 * Hands over a field as it is when the app takes it over. Somebody, or the browser's memory, may have
 * filled it in while the code was on its way: hydration leaves that alone, and the next rendering of
 * a controlled field would take it away.
 * @param take called once, with a field that may well hold what it was rendered with
 */
export function useFilledBefore<Field extends HTMLElement>(
  field: RefObject<Field | null>,
  take: (field: Field) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (field.current) take(field.current);
  });
  // At once, before anything is rendered again.
  useLayoutEffect(() => takeOver(), []);
}
