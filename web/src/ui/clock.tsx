import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Words such as "today" are right to the minute. */
const TICK_MS = 60_000;

const ClockContext = createContext(0);

interface ClockProviderProps {
  /** Epoch milliseconds at which the server rendered the page: the browser goes on from there. */
  start: number;
  children: ReactNode;
}

/** Keeps the time that the app tells. */
export function ClockProvider({ start, children }: ClockProviderProps) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    // Nobody waits for it: all that tells the time is rendered again, piece by piece.
    const tick = () => startTransition(() => setNow(Date.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <ClockContext.Provider value={now}>{children}</ClockContext.Provider>;
}

/** Epoch milliseconds, moving on every minute. */
export function useNow(): number {
  return useContext(ClockContext);
}
