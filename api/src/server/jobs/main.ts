import { sqlOf } from '#db/orm.ts';
import { readConfig } from '../config.ts';
import { openServerDatabase } from '../database.ts';
import { openLog } from '../log.ts';
import { explainFailedStart } from '../start-failures.ts';
import { Teardown } from '../teardown.ts';
import { runJobsCommand } from './jobs-command.ts';

/* Lists the jobs that have failed, and has them tried again: `npm run jobs`. */

const teardown = new Teardown();
teardown.runOnSignals();
try {
  const config = readConfig(process.env);
  const log = openLog('silent');
  const { maintenance } = await openServerDatabase({
    config,
    log,
    teardown,
    onLost: () => undefined,
  });
  const print = (text: string) => void process.stdout.write(text);
  process.exitCode = await runJobsCommand(sqlOf(maintenance.em), process.argv.slice(2), print);
} catch (error) {
  process.stderr.write(`${explainFailedStart(error)}\n`);
  process.exitCode = 1;
} finally {
  await teardown.run();
}
