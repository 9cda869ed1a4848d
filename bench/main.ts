import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sqlOf } from '#db/orm.ts';
import { openBenchDatabase } from './src/data/bench-database.ts';
import type { BenchDatabase } from './src/data/bench-database.ts';
import { findFreeSlots, startSessions, withoutTrace } from './src/data/booking-material.ts';
import { prepareOwners } from './src/data/calendar-material.ts';
import { prepareInboxes } from './src/data/inbox-material.ts';
import { compare } from './src/comparison.ts';
import type { Effort, Result } from './src/comparison.ts';
import { describeFanOut, measureFanOut } from './src/fan-out.ts';
import { measurePages, tableOfPages } from './src/pages.ts';
import type { PageResult } from './src/pages.ts';
import { tableOf, writeResults } from './src/report.ts';
import { scenarios } from './src/scenarios.ts';
import { startDemo, startFloor, startProduct } from './src/servers.ts';
import { describeSockets, measureSockets } from './src/sockets.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    build: { type: 'string', default: 'dist' },
    'data-dir': { type: 'string', default: '.data/bench' },
  },
});

const effort: Effort = {
  connections: Number(options.connections),
  seconds: Number(options.seconds),
  rounds: Number(options.rounds),
};
const names = options.only?.split(',');
const isAsked = (name: string) => !names || names.includes(name);

const sockets = isAsked('sockets') ? await measureSockets(options.build) : undefined;
if (sockets) console.log(describeSockets(sockets));
const fanOut = isAsked('fan-out') ? await measureFanOut(options.build) : undefined;
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
  console.log(`\n${tableOf(results)}\n`);
  const pages = isAsked('pages') ? await auditPages() : [];
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

async function measure({ orm, url }: BenchDatabase): Promise<Result[]> {
  const db = sqlOf(orm.em);
  const slots = await findFreeSlots(db);
  const material = {
    studioIds: Array.from({ length: 5000 }, (_, index) => 1 + ((index * 7919) % 10_000)),
    slots: slots.values(),
    tokens: await startSessions(db, 400),
    owners: await prepareOwners(db),
    hosts: await prepareInboxes(db),
    now: Date.now(),
  };
  const results: Result[] = [];
  const product = await startProduct(options.build, url);
  const floor = await startFloor(url);
  try {
    for (const scenario of scenarios(material)) {
      if (!isAsked(scenario.name)) continue;
      await withoutTrace(db, async () => {
        const result = await compare(scenario, product, floor, effort);
        results.push(result);
        console.log(tableOf([result]).split('\n')[1]);
        const errorText = result.product.firstError ?? result.floor?.firstError;
        if (errorText) console.log(`  ${errorText}`);
      });
    }
  } finally {
    await Promise.all([product.stop(), floor.stop()]);
  }
  return results;
}

/** On the demo data, which brings its pictures: pages without any would be light. */
async function auditPages(): Promise<PageResult[]> {
  const product = await startDemo(options.build);
  try {
    return await measurePages(product.url);
  } finally {
    await product.stop();
  }
}
