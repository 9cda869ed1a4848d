import { useSyncExternalStore } from 'react';
import { readStoredCopy, studiosInCopy, watchCopy } from '../favorites-copy.ts';

/** Whether somebody has saved studios, as far as the browser knows, also away from the hearts. */
export function useHasSaved(userId: string | undefined): boolean {
  const stored = useSyncExternalStore(watchCopy, readStoredCopy, () => null);
  return userId !== undefined && studiosInCopy(stored, userId).length > 0;
}
