import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The loading of a page, up to the first module that it imports. */
const loading = /load: async \(\) =>(?:(?!load:)[^])*?\bimport\('(?<module>[^']+)'\)/g;

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
      filter: { id: /\/routes\.tsx$/ },
      handler: (code, id) =>
        withModules(code, (path) => relative(root, resolve(dirname(id), path))),
    },
  };
}

/** The code of a list of routes, with the `module` of each page. */
export function withModules(code: string, nameOf: (path: string) => string): string {
  return code.replaceAll(
    loading,
    (load: string, path: string) => `module: ${JSON.stringify(nameOf(path))}, ${load}`,
  );
}
