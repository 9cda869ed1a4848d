import type { Express } from 'express';

/** Something that requests can be sent to. */
export interface Route {
  /** In capitals; `*` for all of them. */
  method: string;
  /** As it was mounted, with `:name` and `*name` for its parts: `/api/studios/:id`. */
  path: string;
}

/** What Express notes on a handler that it was given. */
interface Layer {
  /** The path that it was mounted at. */
  rawPath?: unknown;
  route?: { path: unknown; methods: Readonly<Record<string, boolean>> };
  /** A router's own layers, if it is one. */
  handle: { stack?: readonly Layer[] };
}

/**
 * Every route of a running app, and every path that a router or a handler is mounted at, read from
 * the app itself so that nothing can be left out.
 * @throws when one is mounted in a way that cannot be read
 */
export function routesOf(app: Express): Route[] {
  const { stack } = app.router as unknown as { stack: readonly Layer[] };
  const found = routesIn(stack, '').map(
    (route) => [`${route.method} ${route.path}`, route] as const,
  );
  return [...new Map(found).values()];
}

function routesIn(stack: readonly Layer[], prefix: string): Route[] {
  return stack.flatMap(({ route, rawPath, handle }) => {
    if (route) {
      return pathsOf(route.path).flatMap((path) =>
        Object.keys(route.methods).map((method) => ({
          method: method === '_all' ? '*' : method.toUpperCase(),
          path: prefix + path,
        })),
      );
    }
    return pathsOf(rawPath).flatMap((path) => {
      const mount = path === '/' ? prefix : prefix + path;
      const own = mount === prefix ? [] : [{ method: '*', path: mount }];
      return [...own, ...routesIn(handle.stack ?? [], mount)];
    });
  });
}

function pathsOf(path: unknown): string[] {
  if (typeof path === 'string') return [path];
  if (Array.isArray(path)) return path.flatMap(pathsOf);
  throw new Error(`A route is mounted at ${String(path)}, which is no text.`);
}
