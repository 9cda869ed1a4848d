import { beforeEach, describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { readConversation, sendMessage, startConversation } from '#api/testing/conversations.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

let guest: TestClient;
let guestId: number;
let studioId: number;
let id: string;

beforeEach(async () => {
  const musician = await signedIn(server);
  guest = musician.client;
  guestId = musician.user.id;
  studioId = (await createStudio(server.database.em)).id;
  id = await startConversation(guest, studioId);
});

async function contents(): Promise<string[]> {
  return (await readConversation(guest, id))!.messages.nodes.map(({ content }) => content);
}

describe('a message', () => {
  test('is sent once however often it is repeated, also at the same time', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, () => sendMessage(guest, id, 'Hello', 'one-attempt')),
    );
    expect(new Set(results.map(({ message }) => message?.id)).size).toBe(1);
    expect(await contents()).toEqual(['Hello']);
  });

  test('is not replaced by another under its key, in the same conversation or another', async () => {
    const other = await startConversation(guest, (await createStudio(server.database.em)).id);
    await sendMessage(guest, id, 'Hello', 'one-attempt');
    expect((await sendMessage(guest, id, 'Bye', 'one-attempt')).code).toBe('CONFLICT');
    expect((await sendMessage(guest, other, 'Hello', 'one-attempt')).code).toBe('CONFLICT');
    const both = await Promise.all([
      sendMessage(guest, id, 'Again', 'two-places'),
      sendMessage(guest, other, 'Again', 'two-places'),
    ]);
    expect(both.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1);
  });

  test('keys of others are no concern of anybody', async () => {
    const stranger = (await signedIn(server)).client;
    const theirs = await startConversation(stranger, studioId);
    await sendMessage(guest, id, 'Hello', 'one-attempt');
    expect((await sendMessage(stranger, theirs, 'Hi', 'one-attempt')).code).toBeUndefined();
  });

  test('of many sent at once all arrive, numbered as everybody reads them', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => sendMessage(guest, id, `Message ${index}`)),
    );
    const read = (await readConversation(guest, id))!.messages.nodes;
    expect(read).toHaveLength(12);
    expect(read.map((message) => Number(message.id))).toEqual(
      read.map((message) => Number(message.id)).toSorted((one, other) => one - other),
    );
  });

  test.each([
    ['   ', 'content'],
    ['x'.repeat(4001), 'content'],
  ])('is not sent empty or too long', async (content, field) => {
    const { code, errors } = await sendMessage(guest, id, content);
    expect(code).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors[0]!.extensions.fields!)).toEqual([field]);
    expect(await contents()).toEqual([]);
  });
});

describe('on REST', () => {
  test('a conversation is begun, written in and read, with the fields of its resource', async () => {
    const another = (await createStudio(server.database.em, { name: 'Birch Room' })).id;
    const begun = await guest.post<{ id: number }>('/api/conversations', {
      studioId: another,
      userId: guestId,
    });
    expect(begun).toMatchObject({
      status: 201,
      body: { studioId: another, userId: guestId, title: 'Birch Room', status: 'active' },
    });
    const conversationId = begun.body.id;
    expect((await guest.post('/api/conversations', { studioId: another })).status).toBe(200);
    for (const content of ['One', 'Two', 'Three']) {
      const sent = await guest.post('/api/messages', {
        conversationId,
        senderId: guestId,
        content,
      });
      expect(sent).toMatchObject({ status: 201, body: { senderId: guestId, content } });
    }
    const page = await guest.get<{ content: string }[]>(
      `/api/conversations/${conversationId}/messages?limit=2`,
    );
    expect(page.body.map(({ content }) => content)).toEqual(['Two', 'Three']);
    expect(page.headers.get('X-Total-Count')).toBe('3');
    const [, next] = /<(.+)>; rel="next"/.exec(page.headers.get('Link')!)!;
    const earlier = await guest.get<{ content: string }[]>(next!);
    expect(earlier.body.map(({ content }) => content)).toEqual(['One']);
    expect(earlier.headers.get('Link')).toBeNull();
    const list = await guest.get(`/api/conversations/user/${guestId}`);
    expect(list.body).toMatchObject([
      { id: conversationId, lastMessagePreview: 'Three', isArchived: false },
    ]);
  });

  test('a repeated message is sent once', async () => {
    const body = { conversationId: Number(id), content: 'Hello' };
    const headers = { 'Idempotency-Key': 'rest-attempt' };
    const [one, other] = [
      await guest.post<{ id: number }>('/api/messages', body, headers),
      await guest.post<{ id: number }>('/api/messages', body, headers),
    ];
    expect(other.body.id).toBe(one.body.id);
    expect(await contents()).toEqual(['Hello']);
  });

  test('nobody sends as somebody else, nor reads what is not theirs', async () => {
    const stranger = await signedIn(server);
    const forged = { conversationId: Number(id), senderId: guestId, content: 'Hello' };
    expect(await stranger.client.post('/api/messages', forged)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', fields: { senderId: expect.any(String) as string } },
    });
    const own = { ...forged, senderId: stranger.user.id };
    expect((await stranger.client.post('/api/messages', own)).status).toBe(404);
    expect((await stranger.client.get(`/api/conversations/${id}/messages`)).status).toBe(404);
    expect((await stranger.client.get(`/api/conversations/user/${guestId}`)).status).toBe(403);
    const begun = await stranger.client.post('/api/conversations', { studioId, userId: guestId });
    expect(begun.status).toBe(403);
    expect((await server.client().post('/api/messages', forged)).status).toBe(401);
    expect(await contents()).toEqual([]);
  });
});
