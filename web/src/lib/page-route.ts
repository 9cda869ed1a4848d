import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** What the route of a page says of it. */
export interface PageHandle {
  /** Parameters of the address that the page reads. */
  params: readonly string[];
  /** Whether people pay on it, for which the payment provider's script has to be let in. */
  takesPayments?: true | undefined;
  /** Whether it is results that one comes back to, or leads on from them with the way back kept. */
  trail?: 'start' | 'onward' | undefined;
  /** Source file of the page, as the manifest of the build names it; noted by the build. */
  module?: string | undefined;
}

interface PageOptions extends PageHandle {
  path?: string;
  /** Whether it is the page of its parent's own path. */
  index?: true;
  load: () => Promise<ComponentType>;
  /** Pages that are shown within it. */
  children?: RouteObject[];
}

/**
 * The route of a page, whose code is loaded when somebody goes there. Parameters of the address that
 * it does not name do not exist for it: neither for {@link usePageParams}, nor for the server, which
 * renders a page once for all addresses that differ in nothing that it reads.
 */
export function page({ path, index, load, children, ...handle }: PageOptions): RouteObject {
  const route = {
    handle: handle satisfies PageHandle,
    lazy: async () => ({ Component: await load() }),
  };
  if (index) return { ...route, index };
  return { ...route, ...(path !== undefined && { path }), ...(children && { children }) };
}
