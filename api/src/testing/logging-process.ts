import { openLog } from '#api/server/log.ts';

/*
 * A process whose log is written or not, for tests of just that. It logs as many numbered lines as its
 * argument says, tells its parent, and ends with 3 when it can live on until it is asked to.
 */
const lines = Number(process.argv[2]);
const log = openLog('info');
process.on('SIGTERM', () => process.exit(3));
process.on('disconnect', () => process.exit(1));

for (let line = 0; line < lines; line += 1) log.info({ line }, 'x'.repeat(100));
log.fatal('that is all');
process.send?.('logged');
