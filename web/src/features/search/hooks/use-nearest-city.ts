import { nearestCity } from '#domain/studios/nearest-city.ts';
import type { City } from '#domain/studios/city.ts';
import { usePosition } from '#web/lib/use-position.ts';
import type { LocatingState } from '#web/lib/use-position.ts';

/** Finds the city that is nearest to the reader. The browser is asked when `locate` is called, not before. */
export function useNearestCity(onFound: (city: City) => void): {
  state: LocatingState;
  locate: () => void;
} {
  return usePosition((coords) => onFound(nearestCity(coords)));
}
