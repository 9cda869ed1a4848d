import 'reflect-metadata';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadDemoData } from '#demo/demo.ts';
import { startEmbeddedServer, throwAwaySettings } from '#db/embedded/embedded-server.ts';
import { hashPassword } from '#api/features/accounts/password.ts';
import { openBuiltPages } from '#api/server/pages/built-pages.ts';
import { buildApiSchema } from '#api/server/schema.ts';
import { openDatabaseCopies } from './database-copies.ts';
import { NOW } from './fuzz-server.ts';
import { describeFinding, tableOf } from './report.ts';
import { runFuzz } from './run.ts';
import { World } from './world.ts';

/*
 * Sends hostile inputs to the product: `npm run fuzz`. See docs/operations/fuzzing.md. Ends with 1
 * when any of them has met a fault.
 */

// As the product runs; React and Express look at it once they are loaded or started.
process.env.NODE_ENV ??= 'production';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '30000' },
  },
});

/** How many inputs there are between two lines of progress. */
const STEP = 1000;

const print = (line: string) => process.stdout.write(`${line}\n`);

const seed = wholeNumber('seed', options.seed ?? String(Date.now() % 1_000_000));
const from = wholeNumber('from', options.from);
const count = wholeNumber('count', options.count);

let world: World | undefined;
const writeError = process.stderr.write.bind(process.stderr);
// In production it would end the process. Here it is the fault of the input, or of this program.
process.on('uncaughtException', (error) => {
  writeError(`${error.stack}\n`);
  process.exitCode = 1;
  world?.noteFault(error);
});
// Operators read the log, and what goes past it is stripped of nothing.
process.stderr.write = (text: string | Uint8Array) => {
  world?.noteFault(new Error(`written past the log: ${String(text)}`));
  return writeError(text);
};

const folder = mkdtempSync(join(tmpdir(), 'roomtone-fuzz-'));
// The account that PostgreSQL runs as must be able to enter.
chmodSync(folder, 0o755);
const database = await startEmbeddedServer({ dataDir: folder, settings: throwAwaySettings });
try {
  print(`Seed ${seed}: inputs ${from} to ${from + count - 1}.`);
  const copies = await openDatabaseCopies(database.url, 'fuzz', (orm) =>
    loadDemoData(orm, { now: NOW, hashPassword }),
  );
  world = await World.open(copies, {
    schema: await buildApiSchema(),
    pages: await openBuiltPages(join(import.meta.dirname, '../../../dist/web')),
    dataDir: join(folder, 'uploads'),
  });
  const start = performance.now();
  print(`The product is ready after ${(start / 1000).toFixed(0)} s.`);
  const result = await runFuzz(world, {
    seed,
    from,
    count,
    onProgress(done, findings) {
      if (done % STEP === 0) print(`${done} inputs, ${seconds(start)} s, ${findings} findings`);
    },
  });
  await world.close();
  await copies.close();
  for (const finding of result.findings) print(`\n${describeFinding(finding)}`);
  print(`\n${tableOf(result)}`);
  print(
    `\n${count} inputs of seed ${seed} in ${seconds(start)} s, ${result.findings.length} findings.`,
  );
  print(`${result.emails} emails were sent into a folder.`);
  if (result.lostAccounts > 0) print(`Accounts were made anew ${result.lostAccounts} times.`);
  if (result.findings.length > 0) process.exitCode = 1;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not ${text}.`);
  return Number(text);
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
