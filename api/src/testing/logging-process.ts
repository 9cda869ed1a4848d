import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { openLog } from '#api/server/log.ts';

/* A process that cannot write its log, for a test of just that. It ends with 3 when it can live. */
const log = openLog('info') as unknown as Record<symbol, unknown> & ReturnType<typeof openLog>;
const destination = log[pino.symbols.streamSym];
if (!(destination instanceof EventEmitter)) throw new Error('The log goes nowhere.');
const nextFailure = () => new Promise((failed) => destination.once('error', failed));

const failure = nextFailure();
log.info('nobody will read this');
await failure;
log.fatal('nor this');
setTimeout(() => process.exit(3), 100);
