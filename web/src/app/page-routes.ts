import type { RouteObject } from 'react-router-dom';
import { paramsOf } from '#web/lib/page-params.ts';

/** A page as it is found. */
export interface PageRoute {
  /** From the root, with `:name` and `*` for its parts: `/studios/:id`. */
  path: string;
  /** The parameters of the address that it reads. */
  params: readonly string[];
}

/**
 * The pages among `routes` and all below them, in their order. A page that others stand in comes after
 * those, and is a page where it has a path of its own and none of them stands at it.
 */
export function pageRoutesOf(
  routes: readonly RouteObject[],
  prefix = '',
  handles: readonly unknown[] = [],
): PageRoute[] {
  return routes.flatMap(({ path, handle, children }) => {
    const full = path === undefined || path === '/' ? prefix : `${prefix}/${path}`;
    const all = [...handles, handle as unknown];
    const below = children ? pageRoutesOf(children, full, all) : [];
    const standsAlone = !children?.some(({ index }) => index);
    const isPage = !children || (path !== undefined && isPageHandle(handle) && standsAlone);
    return isPage ? [...below, { path: full || '/', params: [...paramsOf(all)] }] : below;
  });
}

/** The first words of the addresses of all pages, such as `studios`, in alphabetical order. */
export function pageWordsOf(routes: readonly RouteObject[]): string[] {
  const words = everyPathOf(routes).flatMap((path) => path.split('/').filter(Boolean).slice(0, 1));
  return [...new Set(words.filter((word) => /^[a-z0-9-]+$/.test(word)))].toSorted();
}

/** The paths of all routes from the root, those that only lead elsewhere included. */
function everyPathOf(routes: readonly RouteObject[], prefix = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const full = path === undefined || path === '/' ? prefix : `${prefix}/${path}`;
    return [full, ...(children ? everyPathOf(children, full) : [])];
  });
}

function isPageHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'params' in handle;
}
