import { spawnSync } from 'node:child_process';
import { endWithNpm, main, readEnvFile, requireNode } from './lib/project.mjs';

/* Builds what has changed and runs the product, in this very process so that signals reach it. */
await main(async () => {
  requireNode();
  shareMemory();
  readEnvFile();
  endWithNpm();
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  process.env.NODE_ENV = 'production';
  await import('../dist/api/main.js');
});

/**
 * Begins again, as the same process, with few arenas for `malloc`: what one thread has finished with
 * is then there for the others. Only a process that starts can be told so, and only glibc knows it.
 */
function shareMemory() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return;
  const { execPath, execArgv, argv } = process;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
  });
}
