import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/**
 * The links of texts in Markdown that lead to no page of the site.
 * @param sources by their paths
 */
export function deadLinks(
  sources: Readonly<Record<string, string>>,
  routes: RouteObject[],
): string[] {
  return linksOf(sources)
    .filter(({ to }) => matchRoutes(routes, to)?.at(-1)?.route.path === '*')
    .map(({ path, to }) => `${path}: ${to}`);
}

/** Where texts in Markdown lead within the site. */
export function linksOf(sources: Readonly<Record<string, string>>): { path: string; to: string }[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => ({ path, to: to! })),
  );
}
