import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { startConversation } from '#api/testing/conversations.ts';
import { startLiveServer } from '#api/testing/live-server.ts';
import type { LiveServer } from '#api/testing/live-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { TestSocket } from '#api/testing/test-socket.ts';

/* Servers over one database, as processes: who is here and writes at one is seen at the other. */
const database = useDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-presence-'));
const servers: LiveServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** However busy the machine is. */
const SOON = { timeout: 60_000 };

const NOON = '2026-12-01T12:00:00Z';

async function startServer(now = NOON): Promise<LiveServer> {
  const server = await startLiveServer({ url: database.url, dataDir, now });
  servers.push(server);
  return server;
}

async function twoSides() {
  const [here, there] = [await startServer(), await startServer()];
  const [guest, host] = [here.client(), there.client()];
  await guest.register();
  const { id: hostId } = await host.register();
  const studio = await createStudio(database.em, { ownerId: hostId });
  return { here, there, guest, host, hostId, id: await startConversation(guest, studio.id) };
}

async function change(client: TestClient, mutation: string, input: Record<string, unknown>) {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const { errors } = await client.graphql(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  return errors[0]?.extensions.code;
}

const TYPING = 'subscription ($id: ID!) { conversationTyping(id: $id) { version } }';

async function followTyping(server: LiveServer, client: TestClient, id: string) {
  const socket = await TestSocket.graphql(server.host, client);
  socket.subscribe(TYPING, { id });
  return socket;
}

describe('that somebody is writing', () => {
  test('is told to the other side, at whichever process, and stored nowhere', async () => {
    const { here, there, guest, host, id } = await twoSides();
    const hosts = await followTyping(there, host, id);
    const guests = await followTyping(here, guest, id);
    await expect.poll(() => [here.hub.count, there.hub.count], SOON).toEqual([1, 1]);
    expect(await change(guest, 'noteTyping', { id })).toBeUndefined();
    expect(await hosts.next()).toMatchObject({
      payload: { data: { conversationTyping: { version: String(Date.parse(NOON)) } } },
    });
    expect(guests.unasked).toEqual([]);
    const { rows } = await sql`SELECT FROM topic_versions WHERE topic LIKE 'typing%'`.execute(
      database.sql,
    );
    expect(rows).toEqual([]);
    // Whoever comes later hears of nothing that is over.
    const later = await followTyping(here, host, id);
    await expect.poll(() => here.hub.count, SOON).toBe(2);
    expect(await change(host, 'noteTyping', { id })).toBeUndefined();
    await guests.next();
    expect(later.unasked).toEqual([]);
  });

  test('is for nobody else, and not where nothing can be written', async () => {
    const { here, guest, host, id } = await twoSides();
    const stranger = here.client();
    await stranger.register();
    expect(await change(stranger, 'noteTyping', { id })).toBe('NOT_FOUND');
    expect(await change(here.client(), 'noteTyping', { id })).toBe('UNAUTHENTICATED');
    const strangers = await followTyping(here, stranger, id);
    expect(await strangers.next()).toMatchObject({
      payload: { data: null, errors: [{ extensions: { code: 'NOT_FOUND' } }] },
    });
    await change(host, 'blockConversation', { id });
    expect(await change(guest, 'noteTyping', { id })).toBe('CONFLICT');
    expect(await change(host, 'noteTyping', { id })).toBe('CONFLICT');
  });
});

async function presence(client: TestClient, id: string): Promise<string | null> {
  const { data } = await client.graphql<{ conversation: { presence: string | null } }>(
    'query ($id: ID!) { conversation(id: $id) { presence } }',
    { id },
  );
  return data!.conversation.presence;
}

async function hereUntil(until: string, userId: number): Promise<void> {
  await sql`
    UPDATE user_presence SET here_until = ${until}::timestamptz WHERE user_id = ${userId}
  `.execute(database.sql);
}

describe('that somebody is here', () => {
  test('is seen at whichever process for as long as one holds a connection of theirs', async () => {
    const { there, guest, host, hostId, id } = await twoSides();
    // They have just registered.
    expect(await presence(guest, id)).toBe('TODAY');
    const socket = await TestSocket.graphql(there.host, host);
    await expect.poll(() => presence(guest, id), SOON).toBe('ONLINE');
    // It is said again with each beat.
    await hereUntil('2026-11-01', hostId);
    there.sockets.found();
    await expect.poll(() => presence(guest, id), SOON).toBe('ONLINE');
    socket.cut();
    await socket.closed;
    await expect.poll(() => there.sockets.size, SOON).toBe(0);
    await hereUntil('2026-11-01', hostId);
    expect(await presence(guest, id)).toBe('TODAY');
  });

  test('does not outlast a process that dies', async () => {
    const { there, guest, host, id } = await twoSides();
    await TestSocket.graphql(there.host, host);
    await expect.poll(() => presence(guest, id), SOON).toBe('ONLINE');
    await servers.splice(servers.indexOf(there), 1)[0]!.close();
    expect(await presence(guest, id)).toBe('ONLINE');
    const at = async (now: string) => {
      const later = await startServer(now);
      const reader = later.client();
      reader.resume(guest.session!);
      return presence(reader, id);
    };
    expect(await at('2026-12-01T12:01:00Z')).toBe('TODAY');
    expect(await at('2026-12-01T23:00:00Z')).toBe('TODAY');
  });

  test('is seen by nobody whom they do not show it, nor by themselves of others', async () => {
    const { there, guest, host, id } = await twoSides();
    await TestSocket.graphql(there.host, host);
    await expect.poll(() => presence(guest, id), SOON).toBe('ONLINE');
    await change(host, 'setPresenceShown', { isShown: false });
    expect(await presence(guest, id)).toBeNull();
    expect(await presence(host, id)).toBeNull();
    await change(host, 'setPresenceShown', { isShown: true });
    expect(await presence(host, id)).toBe('TODAY');
    await change(guest, 'blockConversation', { id });
    expect(await presence(guest, id)).toBeNull();
    expect(await presence(host, id)).toBeNull();
  });
});
