import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A lazy route up to the first module that it imports. */
const lazyRoute = /lazy: async \(\) =>(?:(?!lazy:)[^])*?\bimport\('(?<module>[^']+)'\)/g;

/**
 * Notes on each lazy route which module it loads, so that the server can tell the browser to fetch
 * it at once, rather than when the app has started and asks for it.
 * @param root folder that the manifest's names are relative to
 */
export function nameLazyModules(root: string): Plugin {
  return {
    name: 'name-lazy-modules',
    enforce: 'pre',
    transform: {
      filter: { id: /\/routes\.tsx$/ },
      handler: (code, id) =>
        withModules(code, (path) => relative(root, resolve(dirname(id), path))),
    },
  };
}

/** The code of a list of routes, with `handle: { module }` on each lazy one. */
export function withModules(code: string, nameOf: (path: string) => string): string {
  return code.replaceAll(
    lazyRoute,
    (route: string, path: string) =>
      `handle: { module: ${JSON.stringify(nameOf(path))} }, ${route}`,
  );
}
