import { useEffect, useEffectEvent } from 'react';
import { takeAction } from '../pending-action.ts';
import type { ActionKind } from '../pending-action.ts';
import { useSession } from '../session.ts';

/**
 * Does what somebody asked for as a visitor, once they are back from a provider and logged in.
 * @param subject of what it has to have been asked for; of anything without it
 */
export function usePendingAction(
  kind: ActionKind,
  act: (subject: string) => void,
  subject?: string,
): void {
  const isLoggedIn = useSession() !== null;
  const resume = useEffectEvent(() => {
    const kept = takeAction(kind, subject);
    if (kept !== undefined) act(kept);
  });
  useEffect(() => {
    if (isLoggedIn) resume();
  }, [isLoggedIn]);
}
