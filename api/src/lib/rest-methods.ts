import type { Response, Router } from 'express';

/** A method and a path below `/api` that something is mounted at. */
export interface Mounted {
  /** In small letters, as Express has it. */
  method: string;
  path: string;
}

interface Locals {
  allowed?: Set<string>;
}

/**
 * Has a router remember which methods its routes take, of each request that their paths fit and
 * that none of them answered. To be called after they are mounted.
 */
export function rememberMethods(router: Router, routes: readonly Mounted[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
    router.all(path, (_request, response, next) => {
      const locals = response.locals as Locals;
      locals.allowed ??= new Set();
      for (const method of methods) locals.allowed.add(method.toUpperCase());
      next();
    });
  }
}

/** What {@link rememberMethods} has noted, in alphabetical order; HEAD where there is GET. */
export function allowedMethods(response: Response): string[] {
  const { allowed = new Set<string>() } = response.locals as Locals;
  return [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].toSorted();
}
