import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sqlOf } from '#db/orm.ts';
import { compare } from './src/comparison.ts';
import type { Effort } from './src/comparison.ts';
import { uploadAvatar } from './src/data/avatar-material.ts';
import { openBenchDatabase } from './src/data/bench-database.ts';
import type { BenchDatabase } from './src/data/bench-database.ts';
import { withoutTrace } from './src/data/booking-material.ts';
import { prepareMaterial } from './src/data/material.ts';
import { describeFanOut, measureFanOut } from './src/fan-out.ts';
import { contestantsFor, openField } from './src/field.ts';
import { measurePages, tableOfPages } from './src/lighthouse.ts';
import type { PageResult } from './src/lighthouse.ts';
import { DatabaseProbe } from './src/measures/database-probe.ts';
import { writeResults } from './src/report/results-file.ts';
import { tableOf } from './src/report/table.ts';
import type { ScenarioResult } from './src/report/table.ts';
import { allScenarios } from './src/scenarios/all.ts';
import { startDemo } from './src/servers.ts';
import { describeSockets, measureSockets } from './src/sockets.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    build: { type: 'string', multiple: true, default: ['dist'] },
    'data-dir': { type: 'string', default: '.data/bench' },
  },
});

const effort: Effort = {
  connections: Number(options.connections),
  seconds: Number(options.seconds),
  rounds: Number(options.rounds),
};
const builds = options.build;
const names = options.only?.split(',');
const isAsked = (name: string) => !names || names.includes(name);

const sockets = isAsked('sockets') ? await measureSockets(builds[0]!) : undefined;
if (sockets) console.log(describeSockets(sockets));
const fanOut = isAsked('fan-out') ? await measureFanOut(builds[0]!) : undefined;
if (fanOut) console.log(describeFanOut(fanOut));
if (names?.every((name) => name === 'sockets' || name === 'fan-out')) process.exit();

const database = await openBenchDatabase(options['data-dir']);
try {
  console.log(
    database.loadSeconds === undefined
      ? 'The rows are there from an earlier run.'
      : `Loaded in ${database.loadSeconds.toFixed(0)} s.`,
  );
  const results = await measure(database);
  const pages = isAsked('lighthouse') ? await auditPages() : [];
  if (pages.length > 0) console.log(`${tableOfPages(pages)}\n`);
  const file = writeResults(join(import.meta.dirname, 'results'), {
    effort,
    results,
    pages,
    sockets,
    fanOut,
  });
  console.log(file);
} finally {
  await database.close();
}

async function measure({ orm, url }: BenchDatabase): Promise<ScenarioResult[]> {
  const db = sqlOf(orm.em);
  const material = await prepareMaterial(orm);
  const probe = await DatabaseProbe.open(db);
  const field = await openField(builds, { url, dataDir: join(options['data-dir'], 'product') });
  const results: ScenarioResult[] = [];
  try {
    const { warm } = field.builds[0]!;
    const avatar = await uploadAvatar(warm.url, material.tokens[0]!);
    for (const scenario of allScenarios({ ...material, avatar })) {
      if (!isAsked(scenario.name)) continue;
      await withoutTrace(db, async () => {
        const { name, title, connections = effort.connections } = scenario;
        const contestants = await contestantsFor(scenario, field);
        const figures = await compare(contestants, probe, { ...effort, connections });
        results.push({ name, title, figures });
        console.log(`\n${tableOf([{ name, title, figures }])}`);
        const error = figures.find(({ firstError }) => firstError !== undefined);
        if (error) console.log(`  ${error.name}: ${error.firstError}`);
      });
    }
  } finally {
    await field.stop();
  }
  return results;
}

/** On the demo data, which brings its pictures: pages without any would be light. */
async function auditPages(): Promise<PageResult[]> {
  const product = await startDemo(builds[0]!);
  try {
    return await measurePages(product.url);
  } finally {
    await product.stop();
  }
}
