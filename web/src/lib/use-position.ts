import { useState } from 'react';

/** Old enough positions will do: what is looked for around them does not move. */
const POSITION_OPTIONS: PositionOptions = { maximumAge: 600_000, timeout: 10_000 };

export type LocatingState = 'idle' | 'locating' | 'denied' | 'failed';

/** Finds where the reader is. The browser is asked when `locate` is called, not before. */
export function usePosition(onFound: (coords: GeolocationCoordinates) => void): {
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
        onFound(coords);
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      POSITION_OPTIONS,
    );
  }

  return { state, locate };
}
