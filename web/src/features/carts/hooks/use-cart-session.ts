import { useSyncExternalStore } from 'react';
import { useSession } from '#web/features/accounts/session.ts';
import { readCartSession, watchCartSession } from '../cart-session.ts';

/** By what the reader's cart is asked for. */
export interface CartSession {
  /** False on the server and while the app hydrates: only the browser knows. */
  isKnown: boolean;
  /** Whether there may be anything in it. */
  isUsed: boolean;
  userId: string | undefined;
  sessionId: string | null;
}

/** Whose cart the reader has. */
export function useCartSession(): CartSession {
  const userId = useSession()?.id;
  const stored = useSyncExternalStore(watchCartSession, readCartSession, () => undefined);
  return {
    isKnown: stored !== undefined,
    isUsed: stored !== undefined && (stored !== null || userId !== undefined),
    userId,
    sessionId: stored ?? null,
  };
}
