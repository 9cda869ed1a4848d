import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server renders, true once the app has taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
