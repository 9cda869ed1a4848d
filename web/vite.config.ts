import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { asciiScripts } from '../scripts/lib/ascii-scripts.ts';
import { iconsByReference } from './icons-by-reference.ts';
import { linksWithoutMarks } from './links-without-marks.ts';
import { nameLazyModules } from './name-lazy-modules.ts';
import { replacedOnServer, replacedPackages } from './replaced-packages.ts';

/**
 * What every page loads at once comes in one file rather than in the twenty that lazy pages share
 * parts of with it: it is smaller together, and takes one round trip.
 */
const browserOutput = {
  treeshake: {
    // Nothing happens by loading it, and what Emotion wants it for is not used.
    moduleSideEffects: [{ test: /hoist-non-react-statics|[/]react-is[/]/, sideEffects: false }],
  },
  output: {
    codeSplitting: { groups: [{ name: 'start', tags: ['$initial' as const] }] },
    // The first script names all others: two hundred names in words would be a kilobyte more, and each
    // character of a hash is a fifth of one. Rolldown asks for seven of so many.
    chunkFileNames: 'assets/[hash:7].js',
  },
};

/**
 * On the server everything is loaded at the start, from one file, so that a build that replaces it
 * does not matter to the process that runs. V8 holds all of it as text, a third of which would be space;
 * names stay, for stacks of errors.
 */
const serverOutput = {
  input: 'src/app/entry-server.tsx',
  output: {
    codeSplitting: false,
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  },
};

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production');

/** Its build without warnings for whoever writes the app, which no condition of its exports names. */
const quietRouter = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/** The web app: for the browser, and with `--ssr` for rendering on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    // Only the server looks for them.
    isSsrBuild && [nameLazyModules(import.meta.dirname), asciiScripts()],
    iconsByReference(import.meta.dirname),
    linksWithoutMarks(),
    react(),
  ],
  build: {
    outDir: isSsrBuild ? '../dist/web/server' : '../dist/web/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Fonts are named by the document only, which the server writes.
    ssrEmitAssets: true,
    // The server never sends an asset that a picture element or a preload could not.
    assetsInlineLimit: 0,
    sourcemap: true,
    // Lists of what each lazy page stands on would be in the first script, 3.6 KB of it, and grow with
    // every page. The document names all that its own page needs; what is loaded after that learns of
    // the rest a round trip later, the first time.
    modulePreload: false,
    rolldownOptions: isSsrBuild ? serverOutput : browserOutput,
  },
  // Asking the environment is slow, and components ask each time they are rendered.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  resolve: {
    alias: [...replacedPackages, ...(isSsrBuild ? replacedOnServer : []), ...quietRouter],
    // Of packages that are built for older browsers as well, what is written for today's.
    conditions: ['es2015', ...defaultClientConditions],
  },
  ssr: {
    // Built, all are in one file, which loads sooner than a thousand. In development these alone, so
    // that one copy of each is used whatever way they are imported.
    noExternal: isSsrBuild || [/^@mui\//, /^@emotion\//, /^react-i18next$/, /^lucide-react$/],
  },
}));
