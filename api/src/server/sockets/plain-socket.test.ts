import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { sqlOf } from '#db/orm.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { moveOn } from '#api/lib/live/notices.ts';
import { keyOf } from '#api/lib/live/topic.ts';
import type { Topic } from '#api/lib/live/topic.ts';
import { startLiveServer } from '#api/testing/live-server.ts';
import type { LiveServer } from '#api/testing/live-server.ts';
import { TestSocket } from '#api/testing/test-socket.ts';

const database = useDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-ws-'));
const servers: LiveServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** As spec §7 has it of the forum: every plain socket is told. */
const forum: Topic<{
  topicId: number;
  subcategoryId: number;
  categorySlug: string;
  subcategorySlug: string;
}> = {
  name: 'forum',
  messageType: 'FORUM_UPDATE',
  audience: 'public',
  params: ['topicId', 'subcategoryId', 'categorySlug', 'subcategorySlug'],
  unasked: true,
  admit: () => Promise.reject(new Error('Nobody asks for it.')),
};

async function startServer(): Promise<LiveServer> {
  const now = '2026-12-01T12:00:00Z';
  const server = await startLiveServer({ url: database.url, dataDir, now, topics: [forum] });
  servers.push(server);
  return server;
}

describe('a plain socket', () => {
  test('is told without asking what the forum says, in the specified envelope', async () => {
    const [here, there] = [await startServer(), await startServer()];
    const socket = await TestSocket.open(here.host, '/ws');
    const post = {
      topicId: 12,
      subcategoryId: 4,
      categorySlug: 'gear',
      subcategorySlug: 'mics: “old”',
    };
    there.feed.publish(await moveOn(sqlOf(there.orm.em), [keyOf(forum, post)], 77));
    expect(await socket.next()).toEqual({
      type: 'FORUM_UPDATE',
      payload: { ...post, version: '77' },
    });
  });

  test('is told what it asks for, from the version that it knows', async () => {
    const here = await startServer();
    const { id: studioId } = await createStudio(database.em);
    const socket = await TestSocket.open(here.host, '/ws');
    const payload = { topic: 'STUDIO_CALENDAR_UPDATE', studioId };
    socket.send({ type: 'SUBSCRIBE', payload: { ...payload, since: '0' } });
    const musician = here.client();
    await musician.register();
    const book = (startTime: string) =>
      musician.post('/api/bookings', { studioId, date: '2026-12-09', startTime, hours: 2 });
    await book('10:00');
    const told = await socket.next<{ payload: { version: string } }>();
    expect(told).toEqual({
      type: 'STUDIO_CALENDAR_UPDATE',
      payload: { studioId, version: expect.stringMatching(/^\d+$/) as string },
    });
    socket.cut();
    await book('14:00');
    const again = await TestSocket.open(here.host, '/ws');
    again.send({ type: 'SUBSCRIBE', payload: { ...payload, since: told.payload.version } });
    const missed = await again.next<{ payload: { version: string } }>();
    expect(Number(missed.payload.version)).toBeGreaterThan(Number(told.payload.version));
    again.send({ type: 'UNSUBSCRIBE', payload });
    again.send({ type: 'SUBSCRIBE', payload: { topic: 'nothing' } });
    expect(await again.next()).toMatchObject({ type: 'ERROR' });
    // The forum alone is left, which nobody has to ask for.
    await eventually(() => expect(here.hub.count).toBe(1));
    await book('17:00');
    expect(again.unasked).toEqual([]);
  });

  test('ignores what it cannot read', async () => {
    const here = await startServer();
    const socket = await TestSocket.open(here.host, '/ws');
    for (const nonsense of [
      'nonsense',
      '',
      'null',
      '[]',
      '17',
      '"SUBSCRIBE"',
      '{"type":7}',
      '{"type":"SUBSCRIBE","payload":null}',
      '{"type":"SUBSCRIBE","payload":"all"}',
      '{"type":"DELETE","payload":{}}',
      '{"__proto__":{"type":"SUBSCRIBE"}}',
    ]) {
      socket.send(nonsense);
    }
    socket.socket.send(Buffer.from([1, 2, 3]));
    socket.send({ type: 'SUBSCRIBE', payload: { topic: 'nothing' } });
    expect(await socket.next()).toMatchObject({ type: 'ERROR' });
    expect(socket.unasked).toEqual([]);
    expect(here.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  test('is refused what is not there, not its holder’s, or no value of ours', async () => {
    const here = await startServer();
    const { id: studioId } = await createStudio(database.em);
    const nora = here.client();
    await nora.register();
    const anonymous = await TestSocket.open(here.host, '/ws');
    const own = await TestSocket.open(here.host, '/ws', { client: nora });
    const ask = async (socket: TestSocket, payload: Record<string, unknown>) => {
      socket.send({ type: 'SUBSCRIBE', payload });
      return socket.next();
    };
    expect(await ask(anonymous, { topic: 'MY_BOOKINGS_UPDATE' })).toEqual({
      type: 'ERROR',
      payload: { code: 'UNAUTHENTICATED', message: 'Please log in to continue.' },
    });
    expect(await ask(own, { topic: 'MY_BOOKINGS_UPDATE', userId: 999_999 })).toMatchObject({
      payload: { code: 'FORBIDDEN', fields: { userId: expect.any(String) as string } },
    });
    expect(await ask(own, { topic: 'STUDIO_CALENDAR_UPDATE', studioId: {} })).toMatchObject({
      payload: { code: 'NOT_FOUND' },
    });
    expect(await ask(own, { topic: 'STUDIO_CALENDAR_UPDATE', studioId, since: 5 })).toMatchObject({
      payload: { code: 'BAD_USER_INPUT', fields: { since: expect.any(String) as string } },
    });
    expect(await ask(own, { topic: 'constructor' })).toMatchObject({
      payload: { code: 'BAD_USER_INPUT', fields: { topic: expect.any(String) as string } },
    });
    expect(await ask(own, { topic: 'MY_BOOKINGS_UPDATE' })).toMatchObject({
      type: 'MY_BOOKINGS_UPDATE',
    });
  });
});
