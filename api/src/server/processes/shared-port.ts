import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from '../config-fields.ts';
import type { Config } from '../config.ts';
import { listen } from '../listen.ts';

/**
 * The port that several processes will listen on: the configured one, or a free one. What they share
 * among themselves any other program of the account could share too, so it is looked first whether
 * one has it.
 * @throws ConfigError where the system cannot share a port, and the error of the system, such as
 * EADDRINUSE
 */
export async function findSharedPort({ port, host }: Pick<Config, 'port' | 'host'>) {
  const found = await tryPort({ port, host }, false);
  try {
    return await tryPort({ port: found, host }, true);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTSUP')) throw error;
    throw new ConfigError(
      'WEB_CONCURRENCY must be 1 on this system, where processes cannot share a port.',
    );
  }
}

async function tryPort(address: Pick<Config, 'port' | 'host'>, isShared: boolean): Promise<number> {
  const server = createServer();
  const port = await listen(server, address, isShared);
  server.close();
  await once(server, 'close');
  return port;
}
