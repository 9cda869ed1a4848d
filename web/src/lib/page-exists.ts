import { useCallback } from 'react';
import { matchRoutes, useMatches } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/** What the outermost route says of all others, so that parts of the shell need not import them. */
export interface RootHandle {
  routes: () => RouteObject[];
}

/**
 * Whether there is a page at a path. Links to pages that are not built yet are left out by it, and
 * appear with the route.
 */
export function usePageExists(): (path: string) => boolean {
  const handle = useMatches()[0]?.handle as RootHandle | undefined;
  return useCallback(
    (path) => {
      const routes = handle?.routes() ?? [];
      return matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
    },
    [handle],
  );
}
