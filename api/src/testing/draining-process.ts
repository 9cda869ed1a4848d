import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { shutDownOnSignals } from '#api/server/shutdown.ts';
import { Traffic } from '#api/server/traffic.ts';

/*
 * A process that is shut down by signals, for tests of just that. It sends its parent where it
 * listens and when it begins to drain; its one argument is the delay in ms.
 */
const [delay] = process.argv.slice(2);
if (delay === undefined || !process.send) throw new Error('To be forked with a delay.');
const notify = process.send.bind(process);

const server = createServer();
const traffic = new Traffic(server);
server.on('request', (_request, response) => response.end('answered'));
shutDownOnSignals({
  server,
  traffic,
  log: pino({ level: 'silent' }),
  delayMs: Number(delay),
  timeoutMs: 10_000,
  drain: () => notify('draining'),
  endsOnSecondSignal: true,
  close: [],
});
server.listen(0, '127.0.0.1', () => notify((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
