import { useEffect, useState } from 'react';

/** Typing counts as done after this long (spec §9). */
export const PAUSE_MS = 300;

/** `value` as it was when it last stayed the same for a moment. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
