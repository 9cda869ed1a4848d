import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { EmbeddedServerError } from './embedded-server-error.ts';

/**
 * Where servers listen: below the ports that systems give to outgoing connections. One of these
 * could take the server's port while it is down, even one that was to reach the server itself.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 29_999;
const ATTEMPTS = 100;

const HOST = '127.0.0.1';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedServerError(`No port from ${FIRST_PORT} to ${LAST_PORT} is free.`);
}

/** Whether a server could listen there. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once('error', () => resolve(false));
  server.listen(port, HOST, () => server.close(() => resolve(true)));
  return promise;
}

/** Whether a server listens there, though it may not answer. */
export async function isListenedOn(port: number): Promise<boolean> {
  const socket = connect(port, HOST);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect', () => resolve(true));
  socket.once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
