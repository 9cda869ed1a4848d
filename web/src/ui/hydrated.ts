import { useDeferredValue } from 'react';

/**
 * False in what the server renders, true soon after the app has taken over: nothing that the reader
 * does waits for what comes of it.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, false);
}
