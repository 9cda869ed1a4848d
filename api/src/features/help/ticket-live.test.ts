import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { insertTicket, insertTicketKey } from '#db/help/ticket.repository.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { ticketNumber } from '#domain/help/ticket.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import { startLiveServer } from '#api/testing/live-server.ts';
import type { LiveServer } from '#api/testing/live-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { TestSocket } from '#api/testing/test-socket.ts';
import { opened, read, reply } from '#api/testing/tickets.ts';

/* Two servers over one database, as two processes: what is written over one is heard at the other. */
const database = useDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-tickets-'));
const servers: LiveServer[] = [];
const NOW = '2026-12-01T12:00:00Z';

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function startServer(): Promise<LiveServer> {
  const server = await startLiveServer({ url: database.url, dataDir, now: NOW });
  servers.push(server);
  return server;
}

const FOLLOW = `subscription ($id: ID!, $key: String) {
  ticketChanged(ticketId: $id, key: $key) { ticketId version }
}`;

interface Told {
  payload: {
    data: { ticketChanged: { ticketId: string; version: string } };
    errors?: { extensions: { code: string } }[];
  };
}

/** A ticket of a guest, and the key to it. */
async function guestTicket(): Promise<{ id: string; key: string }> {
  const ticket = {
    userId: null,
    guest: { name: 'Noa Berg', email: 'noa@example.org' },
    language: 'en',
    category: 'other',
    subject: 'The map',
    answers: {},
    bookingId: null,
    studioId: null,
  } as const;
  const ticketId = await insertTicket(database.sql, ticket, Date.parse(NOW));
  const key = newToken();
  await insertTicketKey(database.sql, { ticketId, hash: hashToken(key) }, Date.parse(NOW));
  return { id: ticketNumber(ticketId), key };
}

async function follow(server: LiveServer, asked: object, client?: TestClient) {
  const socket = await TestSocket.graphql(server.host, client);
  socket.subscribe(FOLLOW, { ...asked });
  return { socket, first: (await socket.next<Told>()).payload };
}

test('a guest with the key hears of an answer, at whichever process', async () => {
  const [here, there] = [await startServer(), await startServer()];
  const { id, key } = await guestTicket();
  const { socket, first } = await follow(there, { id, key });
  const { version } = first.data.ticketChanged;
  expect((await reply(here.client(), id, { key, content: 'Any news?' })).errors).toEqual([]);
  const { payload } = await socket.next<Told>();
  expect(payload.data.ticketChanged.ticketId).toBe(id);
  expect(Number(payload.data.ticketChanged.version)).toBeGreaterThan(Number(version));
  expect((await read(there.client(), id, key))!.messages).toMatchObject([{ content: 'Any news?' }]);
});

test('a plain socket takes the key as well, and tells nothing but that something has changed', async () => {
  const server = await startServer();
  const { id, key } = await guestTicket();
  const socket = await TestSocket.open(server.host, '/ws');
  socket.send({ type: 'SUBSCRIBE', payload: { topic: 'TICKET_UPDATE', ticketId: id, key } });
  const told = await socket.next<{ type: string; payload: object }>();
  expect(told.type).toBe('TICKET_UPDATE');
  expect(Object.keys(told.payload).toSorted()).toEqual(['ticketId', 'version']);
  expect(JSON.stringify(told)).not.toContain(key);
});

test('nobody else follows a ticket: not without the key, not with another, not with somebody’s number', async () => {
  const server = await startServer();
  const guest = await guestTicket();
  const other = await guestTicket();
  const [member, stranger] = [server.client(), server.client()];
  await member.register();
  await stranger.register();
  const own = await opened(member);
  expect((await follow(server, { id: own }, member)).first.errors).toBeUndefined();
  for (const [asked, client] of [
    [{ id: guest.id }],
    [{ id: guest.id, key: '' }],
    [{ id: guest.id, key: newToken() }],
    [{ id: guest.id, key: other.key }],
    [{ id: guest.id }, stranger],
    // A key opens what guests have asked, never what members have.
    [{ id: own, key: guest.key }],
    [{ id: own }, stranger],
    [{ id: 'RT-99999999', key: guest.key }],
    [{ id: 'x', key: guest.key }],
  ] as const) {
    const { first } = await follow(server, asked, client);
    expect(first.errors, JSON.stringify(asked)).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
  }
});
