import type { DocumentNode } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';

/** What every subscription tells: how far the thing has moved on that it follows. */
export type Change = Readonly<Record<string, { readonly version: string }>>;

/**
 * Follows something while the page is looked at. `onChange` is called soon after the page has come,
 * and then whenever there is something newer to ask for.
 */
export function useLive(document: DocumentNode, variables: object, onChange: () => void): void {
  const asked = JSON.stringify(variables);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const given = JSON.parse(asked) as Record<string, unknown>;
    const over = new AbortController();
    const start = async () => {
      // Most pages follow nothing.
      const { followLive } = await import('./live.ts');
      if (over.signal.aborted) return;
      const end = followLive({ document, variables: given }, () => change());
      over.signal.addEventListener('abort', end);
    };
    start().catch(reportError);
    return () => over.abort();
  }, [document, asked]);
}
