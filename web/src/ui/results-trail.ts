import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrating } from './hydrated.ts';

/** Results that somebody came from, and how far they have gone since. */
interface Trail {
  /** Address of the results, with their filters. */
  path: string;
  /** Which step of the history they are. */
  at: number;
  /** The last step after them that led on from one studio to the next. */
  until: number;
}

/** The way back to the results. */
export interface WayBack {
  path: string;
  /** Steps of the history, negative: going them restores the place in the list too. */
  steps: number;
}

const KEY = 'roomtone-results';

/** Has the studios that are opened from the page lead back to it. For pages of results. */
export function useRememberResults(): void {
  const location = useLocation();
  useEffect(() => {
    const at = currentStep();
    if (at !== undefined) write({ path: location.pathname + location.search, at, until: at });
  }, [location]);
}

/**
 * The way back to the results that somebody came from: directly, or over other studios and what
 * opens over them. Null when they did not, and until the app has hydrated.
 */
export function useWayBack(): WayBack | null {
  // Each step of the history is another one.
  useLocation();
  const trail = useIsHydrating() ? null : read();
  const step = currentStep();
  const leadsHere =
    trail !== null && step !== undefined && step > trail.at && step <= trail.until + 1;
  useEffect(() => {
    if (leadsHere && step > trail.until) write({ ...trail, until: step });
  });
  return leadsHere ? { path: trail.path, steps: trail.at - step } : null;
}

/** As React Router counts them. */
function currentStep(): number | undefined {
  if (import.meta.env.SSR) return undefined;
  return (window.history.state as { idx?: number } | null)?.idx;
}

function read(): Trail | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Trail | null;
  } catch {
    // Where storage is refused, nothing is remembered.
    return null;
  }
}

function write(trail: Trail): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {
    // As above.
  }
}
