import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withModules } from './name-lazy-modules.ts';

const routeFiles = globSync('src/**/routes.tsx', { cwd: import.meta.dirname });

test('a lazy route says which module it loads', () => {
  const code = `[
    { path: 'a', lazy: async () => ({ Component: (await import('./pages/a.tsx')).A }) },
    {
      lazy: async () => {
        const { B } = await import('./pages/b.tsx');
        return { element: <B /> };
      },
    },
    { path: 'c', Component: C },
  ]`;
  expect(withModules(code, (path) => path.replace('./', 'src/'))).toBe(`[
    { path: 'a', handle: { module: "src/pages/a.tsx" }, lazy: async () => ({ Component: (await import('./pages/a.tsx')).A }) },
    {
      handle: { module: "src/pages/b.tsx" }, lazy: async () => {
        const { B } = await import('./pages/b.tsx');
        return { element: <B /> };
      },
    },
    { path: 'c', Component: C },
  ]`);
});

test('there are lists of routes', () => {
  expect(routeFiles).not.toEqual([]);
});

test.each(routeFiles)('every lazy route of %s is written so that it is found', (file) => {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8');
  const named: string[] = [];
  withModules(code, (path) => {
    named.push(path);
    return path;
  });
  expect(named).toHaveLength(code.match(/\blazy:/g)?.length ?? 0);
  for (const path of named) {
    expect(existsSync(join(import.meta.dirname, file, '..', path))).toBe(true);
  }
});
