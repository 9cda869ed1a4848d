import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runPackage } from './lib/programs.mjs';
import { main, requireNode, root } from './lib/project.mjs';

/* Checks the types of every folder that has a tsconfig.json, and of the root. */
await main(async () => {
  requireNode();
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'tsconfig.json')))
    .map(({ name }) => name);
  let failed = false;
  for (const folder of ['.', ...folders]) {
    const { code, output } = await runPackage('typescript', ['-p', folder], { program: 'tsc' });
    if (code === 0) continue;
    failed = true;
    console.error(output.trimEnd());
  }
  if (failed) process.exit(1);
});
