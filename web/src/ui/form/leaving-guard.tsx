import { createContext, lazy, Suspense, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';

/** Comes with the first thing that would be lost: most pages have none. */
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
      {count > 0 && (
        <Suspense>
          <LeavingQuestion />
        </Suspense>
      )}
    </GuardContext.Provider>
  );
}
