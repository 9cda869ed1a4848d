import { createDatabaseReport } from '#db/database-state.ts';
import type { Orm } from '#db/orm.ts';
import type { FileStore } from '#api/lib/files/file-store.ts';
import type { RecordEvent } from '#api/lib/security-events.ts';
import { openFileStore } from '#api/server/open-file-store.ts';
import { readConfig } from '#api/server/config.ts';
import type { Config } from '#api/server/config.ts';
import { connectServerDatabase } from '#api/server/database.ts';
import { openLog } from '#api/server/log.ts';
import { commandRecorder } from '#api/server/security-log.ts';
import { Teardown } from '#api/server/teardown.ts';
import { CommandError } from './command-line.ts';
import type { Arguments, Command } from './command-line.ts';
import type { Terminal } from './terminal.ts';

/** The installation that a command works on: the one that the product itself would run. */
export interface Installation {
  config: Config;
  /** Connection URL of its database. */
  url: string;
  /** Its database, without limits of time; it may not be migrated. */
  orm: Orm;
  files: FileStore;
  record: RecordEvent;
}

/** Gives `work` the installation that the environment names, and closes it afterwards. */
export async function withInstallation<T>(
  { environment, log }: Pick<Terminal, 'environment' | 'log'>,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  const teardown = new Teardown();
  teardown.runOnSignals();
  try {
    const { maintenance, url } = await connectServerDatabase({
      config,
      log: openLog('warn', log),
      teardown,
      onLost(error) {
        throw error;
      },
    });
    const { files } = await openFileStore(config);
    const record = commandRecorder(openLog(config.logLevel, log));
    return await work({ config, url, orm: maintenance, files, record });
  } finally {
    await teardown.run();
  }
}

/**
 * The same, once its schema is that of this version.
 * @throws CommandError when it is not
 */
export async function withMigrated<T>(
  terminal: Pick<Terminal, 'environment' | 'log'>,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  return withInstallation(terminal, async (installation) => {
    const { pending } = await createDatabaseReport(installation.orm);
    if (pending.length > 0) {
      throw new CommandError('The database is not up to date. Run "db migrate" first.');
    }
    return work(installation);
  });
}

/** What a command does with an installation. */
type Work = (
  terminal: Terminal,
  installation: Installation,
  given: Arguments,
) => Promise<number | void>;

/** Runs `work` with the installation, whatever its schema. */
export function onInstallation(work: Work): Command['run'] {
  return (terminal, given) =>
    withInstallation(terminal, (installation) => work(terminal, installation, given));
}

/** Runs `work` with the installation, once its schema is that of this version. */
export function onMigrated(work: Work): Command['run'] {
  return (terminal, given) =>
    withMigrated(terminal, (installation) => work(terminal, installation, given));
}
