import type { RouteObject } from 'react-router-dom';
import { paramsOf } from '#web/lib/page-params.ts';

/** A page as it is found. */
export interface PageRoute {
  /** From the root, with `:name` and `*` for its parts: `/studios/:id`. */
  path: string;
  /** The parameters of the address that it reads. */
  params: readonly string[];
}

/** The pages among `routes` and all below them, in their order. */
export function pageRoutesOf(
  routes: readonly RouteObject[],
  prefix = '',
  handles: readonly unknown[] = [],
): PageRoute[] {
  return routes.flatMap(({ path, handle, children }) => {
    const full = path === undefined || path === '/' ? prefix : `${prefix}/${path}`;
    const all = [...handles, handle as unknown];
    if (children) return pageRoutesOf(children, full, all);
    return [{ path: full || '/', params: [...paramsOf(all)] }];
  });
}
