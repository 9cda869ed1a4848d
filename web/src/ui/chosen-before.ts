import { useRef } from 'react';
import type { RefObject } from 'react';
import { useFilledBefore, useIsHydrating } from './hydrated.ts';

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
