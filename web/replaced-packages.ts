import { join } from 'node:path';

const src = join(import.meta.dirname, 'src');

/**
 * Packages of which the app uses so little that a module of its own stands for them, in the build and
 * in the tests. Their types stay. See docs/decisions/0085-less-to-load.md and 0094.
 */
export const replacedPackages = [
  // What Formik uses of it.
  {
    find: /^lodash-es\/(clone|cloneDeep|isPlainObject|toPath)$/,
    replacement: join(src, 'lib/lodash/$1.ts'),
  },
  // Queries are sent on one line, and none of them defines types.
  { find: /^\.\/graphql\/print\.js$/, replacement: join(src, 'lib/printed-query.ts') },
  // What Apollo does for masks, for directives of its own and for components that read fragments.
  {
    find: /^(?:@apollo\/client\/masking|\.\/removeDirectivesFromDocument\.js|\.\/FragmentReference\.js)$/,
    replacement: join(src, 'lib/unused-apollo.ts'),
  },
  // All lists to choose from are the browser's own, and all fields are outlined.
  { find: /^\.\/SelectInput\.mjs$/, replacement: join(src, 'ui/form/no-select-menu.ts') },
  { find: /^\.\.\/(?:Filled)?Input\/index\.mjs$/, replacement: '@mui/material/OutlinedInput' },
  // Whoever has no picture has initials, and studios their initial.
  {
    find: /^\.\.\/internal\/svg-icons\/Person\.mjs$/,
    replacement: join(src, 'ui/mui/no-person.ts'),
  },
  { find: /^\.\/TouchRipple\.mjs$/, replacement: join(src, 'ui/no-ripple.ts') },
  // The document tells the scheme by a script of its own.
  {
    find: /^\.\.\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
    replacement: join(src, 'ui/mui/no-scheme-script.ts'),
  },
  // Elements are styled by MUI, which says itself what they take.
  { find: /^@emotion\/is-prop-valid$/, replacement: join(src, 'ui/mui/forwarded-props.ts') },
  // Names of classes that nothing uses were an eighth of a page.
  { find: /^@mui\/utils\/composeClasses$/, replacement: join(src, 'ui/mui/compose-classes.ts') },
  { find: /^\.\/boxClasses\.mjs$/, replacement: join(src, 'ui/mui/box-classes.ts') },
];

/** Where pages are made, what is the same for all of them is worked out once. */
export const replacedOnServer = [
  { find: /^@emotion\/styled$/, replacement: join(src, 'ui/mui/styled.ts') },
  { find: /^\.\/useTranslation\.js$/, replacement: join(src, 'lib/server-translation.ts') },
];
