import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';

/** Comes when there is something to ask, which is seldom. */
const LeavingQuestion = lazy(async () => ({
  default: (await import('./leaving-question.tsx')).LeavingQuestion,
}));

/** Counts something on the page that would be lost; the function that it returns ends that. */
type Guard = () => () => void;

const GuardContext = createContext<Guard>(() => () => undefined);

/**
 * Has the page ask before it is left, as long as it holds what would be lost; the browser asks when
 * it is closed.
 * @returns begins it, and returns what ends it
 */
export function useLeavingGuard(): Guard {
  return useContext(GuardContext);
}

/** Asks for everything below it, once however much would be lost. */
export function LeavingGuard({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const guard = useCallback<Guard>(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return (
    <GuardContext.Provider value={guard}>
      {children}
      {count > 0 && <LeavingBlocker />}
    </GuardContext.Provider>
  );
}

/** Stands in the way of leaving the page, from the moment that there is something to lose. */
function LeavingBlocker() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeavingQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
    </Suspense>
  );
}
