import { readFileSync } from 'node:fs';
import { defineConfig } from 'oxlint';
import type { OxlintOverride } from 'oxlint';

/** Every feature, in the order in which one may import another: only those that stand before it. */
const features: string[] = JSON.parse(
  readFileSync(new URL('./features.json', import.meta.url), 'utf8'),
);

interface Ban {
  regex: string;
  /** What is banned of it; all of it, unless given. */
  importNames?: string[];
  message: string;
}

/** What a top-level folder must not import. `files` are its sources. */
interface Layer {
  root: string;
  /** Where the folder keeps one sub-folder per feature. */
  featureRoot: string;
  /** How the folder's features are named in an import. */
  featurePath: string;
  bans: Ban[];
}

const no = (regex: string, message: string): Ban => ({ regex, message });

const noOtherFolder = no(
  '^#(api|db|demo|web)/',
  'domain/ holds pure rules and imports no other folder.',
);

const noServerOrApp = no('^#(api|web)/', 'demo/ imports domain/ and db/ only.');

const onlyDrawing = no(
  '^#(api|db|web|demo/[^l])',
  'The scenes draw pictures and import domain/ and demo/src/lib only.',
);

const noDemo = no(
  '^#demo/',
  'The product holds nothing of demo/: only the start of a server in demo mode and tests reach it.',
);

const noServer = no(
  '^(express|@apollo/server|type-graphql|@mikro-orm/.*|pg|node:.*)$',
  'Server-only package.',
);
const noHttp = no(
  '^(graphql|type-graphql|express|@apollo/.*)$',
  'What stands below api/ knows no GraphQL and no HTTP.',
);
const noReact = no(
  '^(react|react-dom|react-router.*|@mui/.*|@emotion/.*|@apollo/client.*)$',
  'Browser-only package.',
);

/** Pages are kept by the parameters that they say they read: see web/src/lib/page-params.ts. */
const useOwnParams: Ban = {
  regex: '^react-router-dom$',
  importNames: ['useSearchParams'],
  message: 'Use usePageParams, which knows what the page says it reads.',
};

const serverBans = [
  no('^#web/', 'api/ meets web/ only in the built server entry.'),
  noDemo,
  noReact,
];

const layers: Layer[] = [
  {
    root: 'domain',
    featureRoot: 'domain/src',
    featurePath: '#domain',
    bans: [
      noOtherFolder,
      // The patterns know no look-ahead: any bare name that does not begin with "yup" or "lux".
      no(
        '^(@|[a-km-xz]|l([^u]|u[^x])|y([^u]|u[^p]))',
        'domain/ imports yup and luxon, nothing else.',
      ),
    ],
  },
  {
    root: 'db',
    featureRoot: 'db/src',
    featurePath: '#db',
    bans: [no('^#(api|web)/', 'db/ imports domain/ only.'), noDemo, noHttp, noReact],
  },
  {
    root: 'demo',
    featureRoot: 'demo/src',
    featurePath: '#demo',
    bans: [noServerOrApp, noHttp, noReact],
  },
  {
    root: 'api',
    featureRoot: 'api/src/features',
    featurePath: '#api/features',
    bans: serverBans,
  },
  {
    root: 'web',
    featureRoot: 'web/src/features',
    featurePath: '#web/features',
    bans: [
      no('^#(api|db|demo)/', 'web/ speaks to the server through schema.graphql only.'),
      noServer,
      useOwnParams,
    ],
  },
];

/** No climbing from one feature into another: other folders are named by their # path. */
const noClimbing = no(
  `^(\\.\\./)+(${features.join('|')})/`,
  'Name another feature by its # path, so that the order of features can be checked.',
);

function restrict(files: string[], bans: Ban[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: bans }] } };
}

/** What is banned below a folder. Tests build on the demo data and bring tools of their own. */
function restrictBelow(folder: string, bans: Ban[]): OxlintOverride[] {
  const tests = [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`];
  return [restrict([`${folder}/**`], bans), restrict(tests, without(bans, noDemo, noServer))];
}

function without(bans: Ban[], ...allowed: Ban[]): Ban[] {
  return bans.filter((ban) => !allowed.includes(ban));
}

const layerRules = layers.flatMap(({ root, featureRoot, featurePath, bans }) => [
  ...restrictBelow(`${root}/src`, [...bans, noClimbing]),
  ...features.flatMap((feature, index) => {
    const later = features.slice(index + 1);
    const noLater = no(
      `^${featurePath}/(${later.join('|')})/`,
      `${feature} stands before these in features.json: a later feature extends an earlier one, never the reverse.`,
    );
    return restrictBelow(`${featureRoot}/${feature}`, [
      ...bans,
      noClimbing,
      ...(later.length > 0 ? [noLater] : []),
    ]);
  }),
]);

/** What of the server reaches demo/: its start, in demo mode only, and what tries the server. */
const demoUsers = ['api/src/server/demo.ts', 'api/src/fuzz/**'];

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'vitest',
    'promise',
  ],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  // An example is checked where it is plugged in: by scripts/example-feature.test.ts.
  ignorePatterns: ['dist', 'docs/example-feature', '**/*.generated.ts', '**/*.generated.tsx'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    'import/no-cycle': 'error',
    // The first field of a dialog takes the focus, as the dialog pattern of WAI-ARIA asks.
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'no-console': 'error',
    'no-await-in-loop': 'off',
    'react/react-in-jsx-scope': 'off',
    // A function is defined where it is read, be it inside another.
    'unicorn/consistent-function-scoping': 'off',
    // Most lists are a handful long.
    'unicorn/prefer-set-has': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'oxc/no-map-spread': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
  },
  overrides: [
    ...layerRules,
    restrict(demoUsers, [...without(serverBans, noDemo), noClimbing]),
    restrict(['demo/src/scenes/**'], [onlyDrawing, noServer, noReact, noClimbing]),
    restrict(['web/src/lib/page-params.ts'], []),
    // Types only, so that nothing of GraphQL comes along: see docs/decisions/0042.
    restrict(['domain/src/rendering/page-contract.ts'], [noOtherFolder, noServer, noReact]),
    // The one description of what documents hold that editor and server share: see docs/decisions/0069.
    restrict(['domain/src/documents/extensions.ts'], [noOtherFolder, noServer, noReact]),
    // Tests bring tools of their own.
    restrict(['domain/src/**/*.test.ts'], [noOtherFolder, noClimbing]),
    restrict(['demo/src/scenes/**/*.test.ts'], [onlyDrawing, noReact, noClimbing]),
    { files: ['scripts/**', 'bench/**', 'chaos/**', 'e2e/**'], rules: { 'no-console': 'off' } },
    // Kysely hands its expression builder out to be taken apart.
    { files: ['db/**', 'demo/**'], rules: { 'typescript/unbound-method': 'off' } },
    {
      files: ['api/src/**', 'db/src/**', 'demo/src/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            property: 'transactional',
            message: 'Use inTransaction of db/src/lib, which tries again after a deadlock.',
          },
        ],
      },
    },
    {
      files: ['db/src/lib/transaction.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    // There is no React outside web/, but there are functions whose names begin with "use".
    {
      files: ['api/**', 'db/**', 'demo/**', 'e2e/**', 'bench/**', 'chaos/**'],
      rules: { 'react/immutability': 'off', 'react/rules-of-hooks': 'off' },
    },
  ],
});
