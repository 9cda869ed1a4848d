import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/**
 * Loads the code of the page at a path before the router is made, so that the first thing that is
 * rendered is the page, as the server has rendered it.
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  location: string | Location,
): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
