import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface StallingProxy {
  /** The connection URL that leads through the proxy. */
  url: string;
  /**
   * From now on nothing passes over the connections that there are, and none of them ends: as when
   * the way between two machines is gone. New ones work.
   */
  stall(): void;
  close(): Promise<void>;
}

/** Stands between a database and those who use it, as a network does. */
export async function startStallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({
      port: Number(target.port),
      host: target.hostname,
      allowHalfOpen: true,
    });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    stall() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
