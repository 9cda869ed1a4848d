import type { TestProjectConfiguration } from 'vitest/config';

/** The Vitest projects. Each has a script of its own: `npm run test:unit`, `test:api`, `test:web`. */
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
        'web/*.test.ts',
      ],
    },
  },
  {
    extends: true,
    // Vite would prefer the `module` build of graphql, Node takes `main`; two copies of it in one
    // process do not accept each other's types.
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
    test: {
      name: 'api',
      // What stands at the top of demo/src is loaded into a database.
      include: ['db/src/**/*.test.ts', 'demo/src/*.test.ts', 'api/src/**/*.test.ts'],
      globalSetup: ['db/src/testing/global-setup.ts', 'api/src/testing/seen-responses.ts'],
      setupFiles: ['reflect-metadata'],
    },
  },
  {
    extends: true,
    test: {
      name: 'web',
      include: ['web/src/**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      setupFiles: ['web/src/testing/setup.ts'],
    },
  },
];

export default projects;
