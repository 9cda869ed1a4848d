import { spawnSync } from 'node:child_process';
import { endWithNpm, main, readEnvFile, requireNode } from './lib/project.mjs';

/* Builds what has changed and runs the product, in this very process so that signals reach it. */
await main(async () => {
  requireNode();
  // Before there is anything that would be done again.
  const { beginLean } = await import('../api/src/lean-start.ts');
  beginLean();
  readEnvFile();
  endWithNpm();
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  process.env.NODE_ENV = 'production';
  await import(new URL('../dist/api/main.js', import.meta.url).href);
});
