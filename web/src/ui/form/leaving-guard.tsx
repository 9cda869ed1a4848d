import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';

/** Comes when there is something to ask, which is seldom. */
const LeavingQuestion = lazy(async () => ({
  default: (await import('./leaving-question.tsx')).LeavingQuestion,
}));

/**
 * Counts something on the page that would be lost; the function that it returns ends that.
 * @param within the beginning of paths that keep it, as the steps of one form do
 */
type Guard = (within?: string) => () => void;

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
  const [guarded, setGuarded] = useState<readonly Guarded[]>([]);
  const guard = useCallback<Guard>((within) => {
    const one: Guarded = { within };
    setGuarded((before) => [...before, one]);
    return () => setGuarded((before) => before.filter((other) => other !== one));
  }, []);
  return (
    <GuardContext.Provider value={guard}>
      {children}
      {guarded.length > 0 && <LeavingBlocker guarded={guarded} />}
    </GuardContext.Provider>
  );
}

/** Something that would be lost. */
interface Guarded {
  within: string | undefined;
}

/** Stands in the way of leaving the page, from the moment that there is something to lose. */
function LeavingBlocker({ guarded }: { guarded: readonly Guarded[] }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      guarded.some(
        ({ within }) => within === undefined || !nextLocation.pathname.startsWith(within),
      ),
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
