import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import type { BetaGate } from '#domain/rendering/page-contract.ts';
import { isLocked } from './beta-gate.ts';

const LockScreen = lazy(async () => ({
  default: (await import('./lock-screen.tsx')).LockScreen,
}));

/** Asks for the shared password over a page that came locked. */
export function BetaCurtain({ gate }: { gate: BetaGate }) {
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
