import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabaseReport, dropEverything } from '#db/database-state.ts';
import type { DatabaseReport } from '#db/database-state.ts';
import type { Orm } from '#db/orm.ts';
import { prepareDatabase } from '#db/prepare.ts';
import { CommandError } from './command-line.ts';
import type { Arguments, Command } from './command-line.ts';
import { onInstallation } from './installation.ts';
import type { Installation } from './installation.ts';
import type { Terminal } from './terminal.ts';

/** Says that there is something to do, to scripts that ask. */
const OUT_OF_DATE = 1;

/** How long PostgreSQL may take to notice that those are gone who were just stopped. */
const LEAVING_MS = 5000;

/** `db migrate`, `db status` and `db reset`. */
export const dbCommands: readonly Command[] = [
  {
    name: 'db migrate',
    summary: 'Brings the schema of the database up to date, as a start does.',
    positionals: [],
    options: {},
    run: onInstallation(migrate),
  },
  {
    name: 'db status',
    summary: 'Says which migrations have been applied; exits with 1 when some have not.',
    positionals: [],
    options: {},
    run: onInstallation(status),
  },
  {
    name: 'db reset',
    summary: 'Deletes everything that is in the database, and all uploaded files.',
    positionals: [],
    options: {
      yes: { type: 'boolean', meaning: 'Asks nothing.' },
      force: { type: 'boolean', meaning: 'Even outside demo mode.' },
    },
    run: onInstallation(reset),
  },
];

async function migrate(terminal: Terminal, { orm }: Installation): Promise<void> {
  const before = await createDatabaseReport(orm);
  await prepareDatabase(orm);
  const applied = before.pending.map((name) => `  ${name}`);
  terminal.say(
    applied.length > 0 ? ['Applied:', ...applied].join('\n') : 'There was nothing to apply.',
  );
}

async function status(terminal: Terminal, { orm }: Installation): Promise<number> {
  const report = await createDatabaseReport(orm);
  for (const { name, appliedAt } of report.applied) terminal.say(`${appliedAt}  ${name}`);
  for (const name of report.pending) terminal.say(`${'not applied'.padEnd(24)}  ${name}`);
  terminal.say(`\n${report.tables} tables in ${report.name}, on PostgreSQL ${report.server}.`);
  return report.pending.length === 0 ? 0 : OUT_OF_DATE;
}

async function reset(
  terminal: Terminal,
  { config, orm, files }: Installation,
  { options }: Arguments,
): Promise<void> {
  if (!config.demoMode && !options.force) {
    throw new CommandError(
      'This is no demo: nothing was deleted. With --force, everything is, for good. ' +
        'Make a backup first.',
    );
  }
  const report = await reportOnceUnused(orm);
  if (report.sessions > 0) {
    throw new CommandError(
      `${report.sessions} other connections use the database. Stop the product first.`,
    );
  }
  if (!options.yes) await confirm(terminal, report);
  await dropEverything(orm);
  let deleted = 0;
  for await (const name of files.list()) {
    await files.delete(name);
    deleted += 1;
  }
  terminal.say(`Deleted ${report.tables} tables and ${deleted} files. The next start begins anew.`);
}

/** The state of the database once others have left it, or when they have had time to. */
async function reportOnceUnused(orm: Orm): Promise<DatabaseReport> {
  const deadline = Date.now() + LEAVING_MS;
  for (;;) {
    const report = await createDatabaseReport(orm);
    if (report.sessions === 0 || Date.now() > deadline) return report;
    await sleep(LEAVING_MS / 50);
  }
}

/** By its name, so that nobody confirms what they did not read. */
async function confirm(terminal: Terminal, { name, tables }: DatabaseReport): Promise<void> {
  if (!terminal.isInteractive) {
    throw new CommandError('Nobody can confirm it here: nothing was deleted. Add --yes to do so.');
  }
  terminal.note(`This deletes the ${tables} tables in ${name}, and all uploaded files.`);
  const typed = await terminal.ask(`Type ${name} to go on: `);
  if (typed.trim() !== name) throw new CommandError('Nothing was deleted.');
}
