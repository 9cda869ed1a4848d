import { useState } from 'react';
import { nearestCity } from '#domain/studios/nearest-city.ts';
import type { City } from '#domain/studios/city.ts';

/** Old enough positions will do: cities do not move. */
const POSITION_OPTIONS: PositionOptions = { maximumAge: 600_000, timeout: 10_000 };

export type LocatingState = 'idle' | 'locating' | 'denied' | 'failed';

/** Finds the city that is nearest to the reader. The browser is asked when `locate` is called, not before. */
export function useNearestCity(onFound: (city: City) => void): {
  state: LocatingState;
  locate: () => void;
} {
  const [state, setState] = useState<LocatingState>('idle');

  function locate(): void {
    setState('locating');
    // Only where the connection is safe does a browser tell where it is.
    const { geolocation } = navigator as Partial<Pick<Navigator, 'geolocation'>>;
    if (!geolocation) return setState('failed');
    geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound(nearestCity(coords));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      POSITION_OPTIONS,
    );
  }

  return { state, locate };
}
