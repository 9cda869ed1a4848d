import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { pauseOrOnline } from '../pause.ts';
import { noteChange } from '../sharing.ts';

const PAUSE_MS = 5_000;

/** What follows is loaded once a page needs it, for most need nothing, and however long that takes. */
async function loadLive(signal: AbortSignal): Promise<typeof import('./live.ts')> {
  for (;;) {
    try {
      return await import('./live.ts');
    } catch (error) {
      if (signal.aborted) throw error;
      await pauseOrOnline(PAUSE_MS);
    }
  }
}

/** What every subscription tells: how far the thing has moved on that it follows. */
export type Change = Readonly<Record<string, { readonly version: string }>>;

/**
 * Follows something while the page is looked at. `onChange` is called soon after the page has come,
 * and then whenever there is something newer to ask for.
 */
export function useLive(document: DocumentNode, variables: object, onChange: () => void): void {
  const asked = JSON.stringify(variables);
  const client = useApolloClient();
  const change = useEffectEvent(() => {
    noteChange(client);
    onChange();
  });
  useEffect(() => {
    const given = JSON.parse(asked) as Record<string, unknown>;
    const over = new AbortController();
    const start = async () => {
      const { followLive } = await loadLive(over.signal);
      if (over.signal.aborted) return;
      const end = followLive({ document, variables: given }, () => change());
      over.signal.addEventListener('abort', end);
    };
    start().catch(reportError);
    return () => over.abort();
  }, [document, asked]);
}
