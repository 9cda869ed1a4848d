import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm, main, readEnvFile, requireNode, root } from './lib/project.mjs';
import { run } from './lib/programs.mjs';

/*
 * Runs the product from its sources. Changes of the web app show in the browser at once; with
 * changes of the server it starts anew, on the same embedded database, which runs as long as this.
 */
const watched = ['api/src', 'db/src', 'demo/src', 'domain/src'];
const SETTLE_MS = 100;

const isSource = (path) => /\.(ts|json)$/.test(path) && !path.endsWith('.test.ts');

let server;
let isStopping = false;

function startServer() {
  server = spawn(process.execPath, ['--import', 'tsx', 'api/src/development.ts'], {
    // In a group of its own, so that Ctrl-C reaches it once: from here.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      SHUTDOWN_DELAY_SECONDS: process.env.SHUTDOWN_DELAY_SECONDS ?? '0',
      SHUTDOWN_SECONDS: process.env.SHUTDOWN_SECONDS ?? '0',
    },
  });
  server.on('exit', (code) => {
    if (!isStopping && code)
      console.error('The server has stopped; it starts again with the next change.');
  });
}

async function stopServer() {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** Calls `act` once changes below the folders have settled, and not before it has finished. */
function onChange(folders, isWanted, act) {
  let timer;
  let running = Promise.resolve();
  for (const folder of folders) {
    // Not recursive from the root, below which the packages are.
    watch(join(root, folder), { recursive: folder !== '.' }, (_event, path) => {
      if (path === null || !isWanted(path)) return;
      clearTimeout(timer);
      timer = setTimeout(() => (running = running.then(act)), SETTLE_MS);
    });
  }
}

async function generateTypes() {
  const { code, output } = await run(process.execPath, ['scripts/codegen.mjs'], { echo: true });
  if (code !== 0 && !output) console.error('The types could not be generated.');
}

/** @returns how to stop it; the server's own start only joins it */
async function startDatabase() {
  if (process.env.DATABASE_URL) return async () => {};
  const { startEmbeddedServer } = await import('../db/src/embedded/embedded-server.ts');
  const database = await startEmbeddedServer({
    dataDir: process.env.DATA_DIR || '.data',
    watcher: {
      died: () => console.error('The database has died; it is started again.'),
      failed: ({ message }) => console.error(message),
      back: () => console.error('The database is back.'),
      givenUp: ({ message }) => console.error(message),
    },
  });
  return () => database.stop();
}

await main(async () => {
  requireNode();
  readEnvFile();
  endWithNpm();
  await generateTypes();
  const stopDatabase = await startDatabase();
  startServer();
  onChange(watched, isSource, async () => {
    await stopServer();
    if (!isStopping) startServer();
  });
  onChange(['web/src'], (path) => path.endsWith('.graphql'), generateTypes);
  const isShared = (path) => /\/(messages|menu)\/[a-z]+\.json$/.test(path);
  onChange(['domain/src', 'web/src'], isShared, generateTypes);
  onChange(['.'], (path) => path === 'schema.graphql' || path === 'codegen.yml', generateTypes);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      await stopServer();
      await stopDatabase();
      process.exit(0);
    });
  }
});
