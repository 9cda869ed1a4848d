import { NavigationType } from 'react-router-dom';
import type { RouterProviderProps } from 'react-router-dom';
import type { PageHandle } from '#web/lib/page-route.ts';

/** Results that somebody came from, and how far they have gone since. */
interface ResultsTrail {
  /** Address of the results, with their filters. */
  path: string;
  /** Which step of the history they are. */
  at: number;
  /** The last step after them that led on from one thing to the next. */
  until: number;
}

/** What it is kept under, for the tab that it is in. */
const KEY = 'roomtone-results';

/**
 * Has what is opened from a page of results lead back to it. Steps are noted as the browser takes
 * them: who is quicker than the device goes on before a page has been drawn.
 */
export function followResults(router: RouterProviderProps['router']): void {
  const note = ({ location, matches, navigation, historyAction }: typeof router.state): void => {
    const at = currentStep();
    if (at === undefined || navigation.state !== 'idle') return;
    const { trail: part } = (matches.at(-1)?.route.handle ?? {}) as Partial<PageHandle>;
    if (part === 'start') {
      keepTrail({ path: location.pathname + location.search, at, until: at });
      return;
    }
    const trail = readTrail();
    if (!trail) return;
    // A step that is taken anew has no other after it.
    const until =
      historyAction === NavigationType.Push ? Math.min(trail.until, at - 1) : trail.until;
    // Something else is where the results were.
    if (at <= trail.at) keepTrail(null);
    else keepTrail({ ...trail, until: part === 'onward' && at === until + 1 ? at : until });
  };
  note(router.state);
  router.subscribe(note);
}

/** Results that lie behind the step that the browser is at; null where none do. */
export function resultsBehind(): { path: string; steps: number } | null {
  const trail = readTrail();
  const step = currentStep();
  if (!trail || step === undefined || step <= trail.at || step > trail.until) return null;
  return { path: trail.path, steps: trail.at - step };
}

/** Where in the history the browser is, as React Router counts; undefined where nobody does. */
function currentStep(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

function readTrail(): ResultsTrail | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ResultsTrail | null;
  } catch {
    // Where storage is refused, nothing is remembered.
    return null;
  }
}

function keepTrail(trail: ResultsTrail | null): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {
    // Where storage is refused, nothing is remembered.
  }
}
