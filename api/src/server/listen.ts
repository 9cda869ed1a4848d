import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import type { Config } from './config.ts';

/**
 * Listens where the configuration says.
 * @param isShared whether other processes of this account may listen there too
 * @returns the port, which is another one than configured when that is 0
 * @throws the error of the system, such as EADDRINUSE, or ENOTSUP where it cannot share
 */
export async function listen(
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
  isShared = false,
): Promise<number> {
  server.listen({ port, host, reusePort: isShared });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
