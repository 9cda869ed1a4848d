import { spawnSync } from 'node:child_process';
import { main, readEnvFile, requireNode } from './lib/project.mjs';

/*
 * Runs a command on the installation that the environment names: `npm run db -- status` and others.
 * Builds what has changed first, and says so beside what the command puts out.
 */
await main(async () => {
  requireNode();
  readEnvFile();
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  process.env.NODE_ENV ??= 'production';
  await import(new URL('../dist/api/command.js', import.meta.url).href);
});
