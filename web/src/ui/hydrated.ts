import {
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
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
 * A list of the browser's own from which somebody may choose while the code is on its way: `choose` is
 * told what they did.
 * @param value what it was rendered with
 * @returns its ref
 */
export function useChosenBefore(
  value: string,
  choose: (value: string) => void,
): RefObject<HTMLSelectElement | null> {
  const field = useRef<HTMLSelectElement>(null);
  const isHydrating = useIsHydrating();
  useFilledBefore(field, (before) => {
    // Of a value that it has not, a browser shows another one by itself.
    const hasValue = [...before.options].some((option) => option.value === value);
    const chosen = before.value;
    // What comes of it may be rendered at once, which React refuses while it is still hydrating.
    if (isHydrating && hasValue && chosen !== value) setTimeout(() => choose(chosen));
  });
  return field;
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
