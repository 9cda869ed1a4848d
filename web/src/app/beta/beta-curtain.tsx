import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { isLocked } from './beta-gate.ts';
import type { Gate } from './beta-gate.ts';

const LockScreen = lazy(async () => ({
  default: (await import('./lock-screen.tsx')).LockScreen,
}));

/** Asks for the shared password over a page that came locked. */
export function BetaCurtain({ gate }: { gate: Gate }) {
  const [locked, setLocked] = useState(false);
  useEffect(() => startTransition(() => setLocked(isLocked())), []);
  return (
    locked && (
      <Suspense>
        <LockScreen gate={gate} onUnlock={() => setLocked(false)} />
      </Suspense>
    )
  );
}
