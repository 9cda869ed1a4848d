import { join } from 'node:path';

const src = join(import.meta.dirname, 'src');

/**
 * Packages of which the app uses so little that a module of its own stands for them, in the build and
 * in the tests. Their types stay. See docs/decisions/0085-less-to-load.md.
 */
export const replacedPackages = [
  { find: /^react-i18next$/, replacement: join(src, 'lib/react-translations.ts') },
  // What Formik uses of it.
  {
    find: /^lodash-es\/(clone|cloneDeep|isPlainObject|toPath)$/,
    replacement: join(src, 'lib/lodash/$1.ts'),
  },
  { find: /^\.\/TouchRipple\.mjs$/, replacement: join(src, 'ui/no-ripple.ts') },
];
