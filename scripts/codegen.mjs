import { existsSync, rmSync } from 'node:fs';
import { writeSounds } from './lib/generated-sounds.mjs';
import { writeMapOutlines } from './lib/map-outlines.mjs';
import { runQuietly } from './lib/programs.mjs';
import { main, requireNode } from './lib/project.mjs';
import { writeShippedTexts } from './lib/shipped-texts.mjs';
import { textModules, writeTextModules } from './lib/text-modules.mjs';
import { digestOf, filesBelow, Stamp } from './lib/stamps.mjs';

/*
 * Writes what is made of other sources: the modules that list the texts of all features, those of the
 * texts that ship as Markdown, the outlines of the map, the sounds of the waves and of the
 * samples, and, when a document, the contract or the generator has changed, the types of the GraphQL
 * documents of the web app beside them.
 */
const stamp = new Stamp('node_modules/.cache/roomtone/codegen');
const schemaTypes = 'web/src/lib/schema.generated.ts';

await main(async () => {
  requireNode();
  writeTextModules();
  writeShippedTexts();
  writeMapOutlines();
  await writeSounds();
  const documents = filesBelow(['web/src'], (path) => path.endsWith('.graphql'));
  const outputs = [
    schemaTypes,
    ...textModules,
    ...documents.map((path) => path.replace(/graphql$/, 'generated.ts')),
  ];
  removeOrphans(outputs);
  const digest = digestOf([
    'schema.graphql',
    'codegen.yml',
    'scripts/apollo-hooks-plugin.mjs',
    'package-lock.json',
    ...documents,
  ]);
  if (stamp.matches(digest) && outputs.every((path) => existsSync(path))) return;
  stamp.remove();
  await runQuietly('Generating types', '@graphql-codegen/cli', ['--silent'], {
    program: 'graphql-codegen',
  });
  stamp.write(digest);
});

/** Removes what was made of documents that are gone. */
function removeOrphans(outputs) {
  const wanted = new Set(outputs);
  const isOrphan = (path) => /\.generated\.tsx?$/.test(path) && !wanted.has(path);
  for (const path of filesBelow(['web/src'], isOrphan)) {
    rmSync(path);
    console.log(`Removed ${path}: its document is gone.`);
  }
}
