import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runPackage } from './lib/programs.mjs';
import { main, requireNode, root } from './lib/project.mjs';

/*
 * Checks the types of the folders that are named, or of the root and every one with a tsconfig.json:
 * as many at a time as there are cores, each on one. More checkers in one folder would each work out
 * anew what most of its files share.
 */
await main(async () => {
  requireNode();
  const named = process.argv.slice(2);
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'tsconfig.json')))
    .map(({ name }) => name);
  const waiting = named.length > 0 ? named : ['.', ...folders];
  let failed = false;
  async function checkWaiting() {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      const { code, output } = await runPackage('typescript', ['-p', folder, '--checkers', '1'], {
        program: 'tsc',
      });
      if (code === 0) continue;
      failed = true;
      console.error(output.trimEnd());
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, checkWaiting));
  if (failed) process.exit(1);
});
