import { join } from 'node:path';

const lib = join(import.meta.dirname, 'src/lib');

/**
 * Packages that the app imports, of which it uses so little that a module of its own stands for them
 * in the build and in the tests. Their types stay. See docs/decisions/0085-less-to-load.md.
 */
export const replacedPackages = [
  { find: /^react-i18next$/, replacement: join(lib, 'react-translations.ts') },
];
