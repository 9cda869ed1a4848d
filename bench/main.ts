import { join } from 'node:path';
import { sqlOf } from '#db/orm.ts';
import { uploadAvatar } from './src/data/avatar-material.ts';
import { doubleSize, openBenchDatabase, usualSize } from './src/data/bench-database.ts';
import { prepareMaterial } from './src/data/material.ts';
import { describeFanOut, measureFanOut } from './src/fan-out.ts';
import { openField } from './src/field.ts';
import type { Field } from './src/field.ts';
import { measurePages, tableOfPages } from './src/lighthouse.ts';
import { DatabaseProbe } from './src/measures/database-probe.ts';
import { measureOthers } from './src/measures/others.ts';
import { measureScenarios } from './src/measures/scenarios.ts';
import { readOptions } from './src/options.ts';
import { writeDocs } from './src/report/docs.ts';
import { writeResults } from './src/report/results-file.ts';
import { allScenarios } from './src/scenarios/all.ts';
import { startDemo } from './src/servers.ts';
import { describeSockets, measureSockets } from './src/sockets.ts';

const options = readOptions(process.argv.slice(2));
const { builds, isAsked } = options;
const lines: string[] = [];

function tell(line: string): void {
  console.log(line);
  lines.push(line);
}

// These need no more than the demo's data.
if (isAsked('sockets')) tell(describeSockets(await measureSockets(builds[0]!)));
if (isAsked('fan-out')) tell(describeFanOut(await measureFanOut(builds[0]!)));
if (isAsked('lighthouse')) console.log(tableOfPages(await auditPages()));
if (!options.needsDatabase) process.exit();

const size = options.isDouble ? doubleSize : usualSize;
const database = await openBenchDatabase(options.dataDir, size);
try {
  const { loadSeconds } = database;
  if (loadSeconds !== undefined) console.log(`Loaded in ${loadSeconds.toFixed(0)} s.`);
  const material = await prepareMaterial(database.orm, size.studios);
  const dataDir = join(options.dataDir, 'product');
  const field = await openField(builds, { url: database.url, dataDir });
  try {
    await measureAll(field, material);
  } finally {
    await field.stop();
  }
} finally {
  await database.close();
}

async function measureAll(
  field: Field,
  material: Awaited<ReturnType<typeof prepareMaterial>>,
): Promise<void> {
  const db = sqlOf(database.orm.em);
  const avatar = await uploadAvatar(field.builds[0]!.warm.url, material.tokens[0]!);
  const scenarios = allScenarios({ ...material, avatar });
  const probe = await DatabaseProbe.open(db);
  const results = await measureScenarios(scenarios, { field, probe, db, options });
  const { url } = database;
  await measureOthers(scenarios, { material, field, db, url, options, tell });
  const summary = { builds: field.builds.map(({ name }) => name), results, lines };
  const folder = join(import.meta.dirname, 'results');
  console.log(writeResults(folder, { effort: options.effort, size, ...summary }));
  if (options.writesDocs) writeDocs(join(import.meta.dirname, '../docs'), summary);
}

/** On the demo data, which brings its pictures: pages without any would be light. */
async function auditPages() {
  const product = await startDemo(builds[0]!);
  try {
    return await measurePages(product.url);
  } finally {
    await product.stop();
  }
}
