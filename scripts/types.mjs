import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runPackage } from './lib/programs.mjs';
import { main, requireNode, root } from './lib/project.mjs';

/* Checks the types of the folders that are named, or of the root and every one with a tsconfig.json. */
await main(async () => {
  requireNode();
  const named = process.argv.slice(2);
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'tsconfig.json')))
    .map(({ name }) => name);
  let failed = false;
  for (const folder of named.length > 0 ? named : ['.', ...folders]) {
    const { code, output } = await runPackage('typescript', ['-p', folder], { program: 'tsc' });
    if (code === 0) continue;
    failed = true;
    console.error(output.trimEnd());
  }
  if (failed) process.exit(1);
});
