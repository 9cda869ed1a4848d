import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { bannerOf } from '#api/server/banner.ts';
import { readConfig } from '#api/server/config.ts';
import { listen } from '#api/server/listen.ts';
import { runProcesses } from '#api/server/processes/primary.ts';
import { shutDownOnSignals } from '#api/server/shutdown.ts';
import { Traffic } from '#api/server/traffic.ts';

/*
 * Several processes that serve nothing but who they are, for tests of their being several. `/slow` has
 * its end only once the process that responds is asked to end. A process with an even number does not
 * start while there is a file at FAILS_IF.
 */
const failsIf = process.env.FAILS_IF ?? '';

await runProcesses({
  environment: process.env,
  entry: import.meta.filename,
  pace: { pauses: [0, 10, 20], calm: 60_000 },
  async serve(link) {
    const { number, announces } = link?.seat ?? { number: 0, announces: true };
    if (number % 2 === 0 && existsSync(failsIf)) throw new Error(`${number} does not start`);
    const config = readConfig(process.env);
    const draining = Promise.withResolvers<void>();
    const server = createServer();
    const traffic = new Traffic(server);
    server.on('request', async ({ url }, response) => {
      response.write(JSON.stringify({ pid: process.pid, number }));
      if (url === '/slow') await draining.promise;
      response.end('\n');
    });
    const port = await listen(server, config, link !== undefined);
    shutDownOnSignals({
      server,
      traffic,
      log: pino({ level: 'silent' }),
      delayMs: 0,
      timeoutMs: 10_000,
      drain: () => draining.resolve(),
      endsOnSecondSignal: !link,
      close: [],
    });
    link?.listening();
    if (announces) process.stdout.write(bannerOf(config, port, []));
  },
});
