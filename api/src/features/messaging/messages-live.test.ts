import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { readConversation, sendMessage, startConversation } from '#api/testing/conversations.ts';
import { startLiveServer } from '#api/testing/live-server.ts';
import type { LiveServer } from '#api/testing/live-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { TestSocket } from '#api/testing/test-socket.ts';

/* Two servers over one database, as two processes: what is written over one is heard at the other. */
const database = useDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-messages-'));
const servers: LiveServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const MINE = /* GraphQL */ `
  subscription ($since: String) {
    myMessagesChanged(since: $since) {
      version
    }
  }
`;

interface Told {
  payload: { data: { myMessagesChanged: { version: string } } };
}

async function startServer(): Promise<LiveServer> {
  const server = await startLiveServer({ url: database.url, dataDir, now: '2026-12-01T12:00:00Z' });
  servers.push(server);
  return server;
}

async function memberAt(server: LiveServer): Promise<TestClient & { id: number }> {
  const client = server.client();
  const { id } = await client.register();
  return Object.assign(client, { id });
}

async function versionFrom(socket: TestSocket): Promise<string> {
  return (await socket.next<Told>()).payload.data.myMessagesChanged.version;
}

async function follow(server: LiveServer, client: TestClient, since?: string): Promise<TestSocket> {
  const socket = await TestSocket.graphql(server.host, client);
  socket.subscribe(MINE, since === undefined ? {} : { since });
  if (since === undefined) await versionFrom(socket);
  return socket;
}

async function twoSides() {
  const [here, there] = [await startServer(), await startServer()];
  const [guest, host] = [await memberAt(here), await memberAt(there)];
  const studio = await createStudio(database.em, { ownerId: host.id });
  return { here, there, guest, host, id: await startConversation(guest, studio.id) };
}

describe('a message', () => {
  test('is heard of by both sides, at whichever process, and by nobody else', async () => {
    const { here, there, guest, host, id } = await twoSides();
    const stranger = await memberAt(here);
    const guests = await follow(here, guest);
    const hosts = await follow(there, host);
    const strangers = await follow(here, stranger);
    await sendMessage(guest, id, 'Hello');
    await versionFrom(hosts);
    await versionFrom(guests);
    expect((await readConversation(host, id))!.messages.totalCount).toBe(1);
    await sendMessage(host, id, 'Good morning');
    await versionFrom(guests);
    await versionFrom(hosts);
    const [, last] = (await readConversation(guest, id))!.messages.nodes;
    // That it was read is heard of as well.
    const input = { id, messageId: last!.id };
    await guest.graphql(
      'mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) { viewer { id } } }',
      { input },
    );
    await versionFrom(hosts);
    expect(strangers.unasked).toEqual([]);
  });

  test('sent while the line was cut is heard of on coming back, and one sent twice only once', async () => {
    const { here, there, guest, host, id } = await twoSides();
    const before = await follow(there, host);
    await sendMessage(guest, id, 'Hello', 'one-attempt');
    const since = await versionFrom(before);
    before.cut();
    await sendMessage(guest, id, 'Are you there?');
    const after = await follow(here, host, since);
    const version = await versionFrom(after);
    expect(Number(version)).toBeGreaterThan(Number(since));
    await sendMessage(guest, id, 'Hello', 'one-attempt');
    await sendMessage(guest, id, 'Still there?');
    expect(Number(await versionFrom(after))).toBeGreaterThan(Number(version));
    expect(after.unasked).toEqual([]);
    expect((await readConversation(host, id))!.messages.nodes).toMatchObject([
      { content: 'Hello' },
      { content: 'Are you there?' },
      { content: 'Still there?' },
    ]);
  });
});
