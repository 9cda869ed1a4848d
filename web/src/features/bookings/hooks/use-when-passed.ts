import { useEffect, useEffectEvent, useRef } from 'react';
import { useNow } from '#web/ui/clock.tsx';

/** Calls `onPassed` when an instant has passed that had not when the page came. */
export function useWhenPassed(instants: readonly string[], onPassed: () => void): void {
  const now = useNow();
  const passed = instants.filter((instant) => Date.parse(instant) <= now).length;
  const call = useEffectEvent(onPassed);
  const before = useRef(passed);
  useEffect(() => {
    if (passed > before.current) call();
    before.current = passed;
  }, [passed]);
}
