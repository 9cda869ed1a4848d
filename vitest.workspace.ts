import type { TestProjectConfiguration } from 'vitest/config';
import { replacedPackages } from './web/replaced-packages.ts';

// Vite would prefer the `module` build of graphql, Node takes `main`; two copies of it in one process
// do not accept each other's types.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

const globalSetup = ['db/src/testing/global-setup.ts', 'api/src/testing/seen-responses.ts'];

/** Tests that put something in the place of a module, which no other file may have loaded before. */
const mocked = 'api/src/**/*.mocked.test.ts';

/**
 * The Vitest projects. Each has a script of its own: `npm run test:unit`, `test:api` (with those that
 * mock modules), `test:web`.
 */
const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: [
        'domain/src/**/*.test.ts',
        'demo/src/*/**/*.test.ts',
        'scripts/**/*.test.ts',
        'chaos/src/**/*.test.ts',
        'bench/src/**/*.test.ts',
        'web/*.test.{ts,tsx}',
      ],
    },
  },
  {
    extends: true,
    resolve,
    test: {
      name: 'api',
      // What stands at the top of demo/src is loaded into a database.
      include: ['db/src/**/*.test.ts', 'demo/src/*.test.ts', 'api/src/**/*.test.ts'],
      exclude: [mocked],
      // The server is loaded once by each worker, which takes as long as the tests of a file.
      isolate: false,
      globalSetup,
      setupFiles: ['reflect-metadata'],
    },
  },
  {
    extends: true,
    resolve,
    test: {
      name: 'api-mocked',
      include: [mocked],
      globalSetup,
      setupFiles: ['reflect-metadata'],
    },
  },
  {
    extends: true,
    resolve: { alias: replacedPackages },
    test: {
      name: 'web',
      include: ['web/src/**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      setupFiles: ['web/src/testing/setup.ts'],
    },
  },
];

export default projects;
