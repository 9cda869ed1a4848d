import { useEffect, useRef } from 'react';

/** Asks again once somebody else is at the browser, as after a login: their cart is another. */
export function useRenewal(userId: string | undefined, ask: () => Promise<unknown>): void {
  const before = useRef(userId);
  useEffect(() => {
    if (before.current === userId) return;
    before.current = userId;
    // What fails is asked for again with the next page.
    ask().catch(() => undefined);
  }, [userId, ask]);
}
