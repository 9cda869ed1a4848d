import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { asciiScripts } from '../scripts/lib/ascii-scripts.ts';

/**
 * To find and load their thousand files took longer than all else of a start. Never `graphql`, which
 * others import as well and which is traced where npm has put it, as `pg` and `express` are.
 */
const packagesOfManyFiles = [
  /^@apollo\//,
  /^@as-integrations\//,
  /^@graphql-tools\//,
  /^@mikro-orm\//,
  /^graphql-scalars/,
  /^kysely/,
  /^type-graphql/,
];

const { dependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as { dependencies: Record<string, string> };

/**
 * The server as plain JavaScript for Node. Other packages that we name ourselves stay where npm has put
 * them. What only those within need comes with them: npm may have put it where they alone find it.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [asciiScripts()],
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        command: 'src/command.ts',
        'render-thread': 'src/server/pages/render-thread.ts',
      },
      // What packages say of their types would be taken for ours.
      output: { comments: { jsdoc: false } },
    },
    outDir: '../dist/api',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
  },
  ssr: {
    noExternal: true,
    external: Object.keys(dependencies).filter(
      (name) => !packagesOfManyFiles.some((pattern) => pattern.test(name)),
    ),
  },
});
