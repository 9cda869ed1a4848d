import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moduleName, nameLazyModules, withModules } from './name-lazy-modules.ts';

/** Whatever gives the app a list of routes, wherever it is. */
const routeFiles = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8');
  return !file.includes('.test.') && /^import \{.*\bpage\b.*\} from .*page-route/m.test(code);
});

test('the route of a page says which module it loads', () => {
  const code = `[
    page({ path: 'a', load: async () => (await import('./pages/a.tsx')).A }),
    page({
      load: async () => {
        const { B } = await import('./pages/b.tsx');
        return () => <B />;
      },
    }),
    { path: 'c', Component: C },
  ]`;
  expect(withModules(code, (path) => path.replace('./', 'src/'))).toBe(`[
    page({ path: 'a', module: "src/pages/a.tsx", load: async () => (await import('./pages/a.tsx')).A }),
    page({
      module: "src/pages/b.tsx", load: async () => {
        const { B } = await import('./pages/b.tsx');
        return () => <B />;
      },
    }),
    { path: 'c', Component: C },
  ]`);
});

test('there are lists of routes', () => {
  expect(routeFiles).not.toEqual([]);
});

test.each(routeFiles)('%s, which has routes of pages, is looked at', (file) => {
  const { transform } = nameLazyModules(import.meta.dirname);
  const { filter } = transform as { filter: { id: RegExp } };
  expect(join(import.meta.dirname, file)).toMatch(filter.id);
});

test.each(routeFiles)('the route of every page of %s is written so that it is found', (file) => {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8');
  const named: string[] = [];
  withModules(code, (path) => {
    const name = moduleName(path, join(import.meta.dirname, file), import.meta.dirname);
    named.push(name);
    return name;
  });
  expect(named).toHaveLength(code.match(/\bpage\(\{/g)?.length ?? 0);
  for (const path of named) {
    expect(existsSync(join(import.meta.dirname, path))).toBe(true);
  }
});

test.each(routeFiles)('no route of %s is lazy but by `page`, which knows what it reads', (file) => {
  expect(readFileSync(join(import.meta.dirname, file), 'utf8')).not.toMatch(/\blazy:/);
});
