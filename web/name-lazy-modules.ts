import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The loading of a page, up to the first module that it imports. */
const loading = /load: async \(\) =>(?:(?!load:)[^])*?\bimport\('(?<module>[^']+)'\)/g;

/** Where routes are declared: a list of their own, or beside the rest of a small feature. */
const ROUTE_FILES = /\/(?:routes\.tsx|feature\.tsx?)$/;

/**
 * Notes on the route of each page which module it loads, so that the server can tell the browser to fetch
 * it at once, rather than when the app has started and asks for it.
 * @param root folder that the manifest's names are relative to
 */
export function nameLazyModules(root: string): Plugin {
  return {
    name: 'name-lazy-modules',
    enforce: 'pre',
    transform: {
      filter: { id: ROUTE_FILES },
      handler: (code, id) => withModules(code, (path) => moduleName(path, id, root)),
    },
  };
}

/** What the manifest calls a module that the file `from` imports, of its own feature or another. */
export function moduleName(path: string, from: string, root: string): string {
  const file = path.startsWith('#web/')
    ? resolve(root, 'src', path.slice('#web/'.length))
    : resolve(dirname(from), path);
  return relative(root, file);
}

/** The code of a list of routes, with the `module` of each page. */
export function withModules(code: string, nameOf: (path: string) => string): string {
  return code.replaceAll(
    loading,
    (load: string, path: string) => `module: ${JSON.stringify(nameOf(path))}, ${load}`,
  );
}
