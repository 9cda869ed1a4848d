import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase, sqlOf } from '../orm.ts';

/** What a client begins with that wants TLS (PostgreSQL's protocol, SSLRequest). */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** The first bytes of each connection that was made. */
let beginnings: Buffer[] = [];

/** A server that knows no TLS, as does one that somebody has put in place of ours. */
const server = createServer((socket) => {
  socket.once('data', (bytes: Buffer) => {
    beginnings.push(bytes.subarray(0, SSL_REQUEST.length));
    socket.end('N');
  });
  socket.on('error', () => undefined);
});

beforeEach(async () => {
  beginnings = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.close();
  await once(server, 'close');
});

test.each(['write', 'read'] as const)(
  'sslmode in an address is obeyed, and nothing is said in the clear: to %s',
  async (type) => {
    const { port } = server.address() as AddressInfo;
    const url = `postgresql://user:secret@127.0.0.1:${port}/roomtone?sslmode=verify-full`;
    const orm = await openDatabase({ url, readUrls: [url] });
    try {
      const asked = sql`SELECT 1`.execute(sqlOf(orm.em, type));
      await expect(asked).rejects.toThrow('The server does not support SSL connections');
      expect(beginnings).toEqual([SSL_REQUEST]);
    } finally {
      await orm.close();
    }
  },
);
