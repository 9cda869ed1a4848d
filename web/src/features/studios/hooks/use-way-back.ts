import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrating } from '#web/ui/hydrated.ts';
import { currentStep, keepTrail, TRAIL_KEY } from '#web/ui/results-trail.ts';
import type { ResultsTrail } from '#web/ui/results-trail.ts';

/** The way back to the results. */
interface WayBack {
  path: string;
  /** Steps of the history, negative: going them restores the place in the list too. */
  steps: number;
}

/**
 * The way back to the results that somebody came from: directly, or over other studios and what
 * opens over them. Null when they did not, and until the app has hydrated.
 */
export function useWayBack(): WayBack | null {
  // Each step of the history is another one.
  useLocation();
  const isHydrating = useIsHydrating();
  const trail = isHydrating ? null : readTrail();
  const step = isHydrating ? undefined : currentStep();
  const leadsHere =
    trail !== null && step !== undefined && step > trail.at && step <= trail.until + 1;
  useEffect(() => {
    if (leadsHere && step > trail.until) keepTrail({ ...trail, until: step });
  });
  return leadsHere ? { path: trail.path, steps: trail.at - step } : null;
}

function readTrail(): ResultsTrail | null {
  try {
    return JSON.parse(sessionStorage.getItem(TRAIL_KEY) ?? 'null') as ResultsTrail | null;
  } catch {
    // Where storage is refused, nothing is remembered.
    return null;
  }
}
