import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { whenIdle } from '#web/lib/idle.ts';

/** Has a look at the page of a studio counted, once the browser has nothing else to do. */
export function useCountedView(studioId: string | undefined): void {
  const client = useApolloClient();
  useEffect(() => {
    if (studioId === undefined) return undefined;
    return whenIdle(() => {
      // That a view is missing hurts nobody.
      void import('../count-view.ts')
        .then(({ countView }) => countView(client, studioId))
        .catch(() => undefined);
    });
  }, [client, studioId]);
}
