import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { run, runQuietly } from './lib/programs.mjs';
import { main, requireNode } from './lib/project.mjs';
import { digestOf, filesBelow, Stamp } from './lib/stamps.mjs';

/*
 * Builds the web app for the browser and for the server, and the server itself, into dist/, unless
 * it holds what these sources make.
 */
const stamp = new Stamp('dist/stamp');

const sources = [
  'schema.graphql',
  'codegen.yml',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  ...filesBelow(
    ['api', 'content', 'db', 'demo', 'domain', 'web', 'scripts'],
    (path) => !/\.(test|generated)\.(tsx?|json|wav|mp3)$|\/testing\//.test(path),
  ),
];

await main(async () => {
  requireNode();
  const digest = digestOf(sources);
  if (stamp.matches(digest) && existsSync('dist/api/main.js')) return;
  console.log('Building…');
  stamp.remove();
  const { code, output } = await run(process.execPath, ['scripts/codegen.mjs']);
  if (code !== 0) throw new Error(output.trimEnd());
  await Promise.all([
    build('Building the web app', 'web/vite.config.ts'),
    build('Building the rendering of pages', 'web/vite.config.ts', '--ssr'),
    build('Building what tells pages apart', 'web/addresses.vite.config.ts'),
    build('Building the server', 'api/vite.config.ts'),
  ]);
  cpSync('dist/web/server/assets', 'dist/web/client/assets', { recursive: true });
  // Read by the server, not for the browser.
  renameSync('dist/web/client/index.html', 'dist/web/index.html');
  renameSync('dist/web/client/.vite/manifest.json', 'dist/web/manifest.json');
  compressFiles();
  stamp.write(digest);
});

function build(task, config, ...flags) {
  return runQuietly(task, 'vite', ['build', '--config', config, '--logLevel', 'warn', ...flags]);
}

/** Compresses once, and better than there is time for with each answer. */
function compressFiles() {
  const isText = (path) => /\.(js|css|svg|json|webmanifest|txt)$/.test(path);
  for (const path of filesBelow(['dist/web/client'], isText)) {
    const file = readFileSync(path);
    const smaller = {
      br: brotliCompressSync(file, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length },
      }),
      gz: gzipSync(file, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [extension, compressed] of Object.entries(smaller)) {
      if (compressed.length < file.length) writeFileSync(`${path}.${extension}`, compressed);
    }
  }
}
