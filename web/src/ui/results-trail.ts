import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Results that somebody came from, and how far they have gone since. */
export interface ResultsTrail {
  /** Address of the results, with their filters. */
  path: string;
  /** Which step of the history they are. */
  at: number;
  /** The last step after them that led on from one thing to the next. */
  until: number;
}

/** What it is kept under, for the tab that it is in. */
export const TRAIL_KEY = 'roomtone-results';

/** Has what is opened from the page lead back to it. For pages of results. */
export function useRememberResults(): void {
  const location = useLocation();
  useEffect(() => {
    const at = currentStep();
    if (at !== undefined) keepTrail({ path: location.pathname + location.search, at, until: at });
  }, [location]);
}

/** Where in the history the browser is, as React Router counts; undefined where nobody does. */
export function currentStep(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

export function keepTrail(trail: ResultsTrail): void {
  try {
    sessionStorage.setItem(TRAIL_KEY, JSON.stringify(trail));
  } catch {
    // Where storage is refused, nothing is remembered.
  }
}
