import type { TestProjectConfiguration } from 'vitest/config';

/** The Vitest projects. Each has a script of its own: `npm run test:unit`, `test:api`, `test:web`. */
const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['domain/src/**/*.test.ts', 'scenes/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    },
  },
];

export default projects;
