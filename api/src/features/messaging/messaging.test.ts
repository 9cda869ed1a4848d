import { beforeEach, describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { sqlOf } from '#db/orm.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { upsertMember } from '#db/teams/team.repository.ts';
import { administrator } from '#api/testing/administrator.ts';
import { readConversation, sendMessage, startConversation } from '#api/testing/conversations.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

let guest: TestClient;
let guestId: number;
let host: TestClient;
let hostId: number;
let studioId: number;
let id: string;

beforeEach(async () => {
  const musician = await signedIn(server, { name: 'Mia Lund' });
  guest = musician.client;
  guestId = musician.user.id;
  const owner = await signedIn(server, { isStudioOwner: true });
  host = owner.client;
  hostId = owner.user.id;
  studioId = (await createStudio(server.database.em, { ownerId: hostId, name: 'Cedar Hall' })).id;
  id = await startConversation(guest, studioId);
});

const CHANGE = (mutation: string) => {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  return `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { conversation { id } } }`;
};

async function change(client: TestClient, mutation: string, input: Record<string, unknown>) {
  const { errors } = await client.graphql(CHANGE(mutation), { input });
  return errors[0]?.extensions.code;
}

const LIST = `query ($isArchived: Boolean! = false, $query: String) {
  conversations(isArchived: $isArchived, query: $query) { totalCount nodes { id } }
}`;

async function listed(client: TestClient, variables = {}): Promise<string[]> {
  const { data } = await client.graphql<{
    conversations: { totalCount: number; nodes: { id: string }[] };
  }>(LIST, variables);
  expect(data!.conversations.totalCount).toBe(data!.conversations.nodes.length);
  return data!.conversations.nodes.map((node) => node.id);
}

async function unread(client: TestClient): Promise<number> {
  const { data } = await client.graphql<{ me: { unreadMessageCount: number } }>(
    '{ me { unreadMessageCount } }',
  );
  return data!.me.unreadMessageCount;
}

describe('the conversation about a booking', () => {
  const BEGIN = `mutation ($input: StartBookingConversationInput!) {
    startBookingConversation(input: $input) { conversation { id viewerSide } }
  }`;

  async function begin(client: TestClient, bookingId: number) {
    const { data, errors } = await client.graphql<{
      startBookingConversation: { conversation: { id: string; viewerSide: string } } | null;
    }>(BEGIN, { input: { bookingId: String(bookingId) } });
    return {
      ...data?.startBookingConversation?.conversation,
      code: errors[0]?.extensions.code,
    };
  }

  test('is begun by the host as well, once for both sides', async () => {
    const { client: musician, user } = await signedIn(server);
    const { id: bookingId } = await createBooking(server.database.em, {
      studioId,
      userId: user.id,
      startsAt: '2026-12-08T10:00:00Z',
      status: 'pending',
    });
    const begun = await begin(host, bookingId);
    expect(begun).toMatchObject({ viewerSide: 'HOST', code: undefined });
    await sendMessage(host, begun.id!, 'Do you bring a drummer?');
    expect(await unread(musician)).toBe(1);
    expect(await begin(musician, bookingId)).toMatchObject({ id: begun.id, viewerSide: 'GUEST' });
    expect(await startConversation(musician, studioId)).toBe(begun.id);
  });

  test('is nobody else’s, and none of those who only see the booking', async () => {
    const { id: bookingId } = await createBooking(server.database.em, {
      studioId,
      startsAt: '2026-12-08T10:00:00Z',
    });
    const { client: engineer, user } = await signedIn(server);
    const member = { studioId, userId: user.id, role: 'engineer', now: 0 } as const;
    await upsertMember(sqlOf(server.database.em), member);
    const codes = [];
    for (const client of [engineer, await administrator(server), guest, server.client()]) {
      codes.push((await begin(client, bookingId)).code);
    }
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']);
  });
});

describe('a conversation', () => {
  test('is one for each guest and studio, and in nobody’s list before something is written', async () => {
    expect(await startConversation(guest, studioId)).toBe(id);
    expect(await listed(guest)).toEqual([]);
    await sendMessage(guest, id, 'Is the piano tuned?');
    expect(await listed(guest)).toEqual([id]);
    expect(await listed(host)).toEqual([id]);
    const another = await startConversation((await signedIn(server)).client, studioId);
    expect(another).not.toBe(id);
  });

  test('is not begun with one’s own studio, nor with one that is not public', async () => {
    const input = { studioId };
    expect(await change(host, 'startConversation', input)).toBe('FORBIDDEN');
    const hidden = await createStudio(server.database.em, { status: 'pending' });
    expect(await change(guest, 'startConversation', { studioId: hidden.id })).toBe('NOT_FOUND');
    expect(await change(server.client(), 'startConversation', input)).toBe('UNAUTHENTICATED');
  });

  test('shows each side what was written, in order, and a page from its end', async () => {
    await sendMessage(guest, id, '  Is the piano tuned? ');
    await sendMessage(host, id, 'Every Monday.');
    await sendMessage(guest, id, 'Lovely.');
    const seen = await readConversation(host, id);
    expect(seen).toMatchObject({ viewerSide: 'HOST', lastMessagePreview: 'Lovely.' });
    expect(seen!.messages.nodes.map(({ content, side }) => [side, content])).toEqual([
      ['GUEST', 'Is the piano tuned?'],
      ['HOST', 'Every Monday.'],
      ['GUEST', 'Lovely.'],
    ]);
    expect((await readConversation(guest, id))!.messages).toEqual(seen!.messages);
    const { data } = await guest.graphql<{
      conversation: { messages: { pageInfo: { startCursor: string } } };
    }>(
      'query ($id: ID!) { conversation(id: $id) { messages(last: 1) { pageInfo { startCursor } } } }',
      { id },
    );
    const before = data!.conversation.messages.pageInfo.startCursor;
    const earlier = await guest.graphql(
      `query ($id: ID!, $before: String!) { conversation(id: $id) {
        messages(last: 1, before: $before) { nodes { content } pageInfo { hasPreviousPage } }
      } }`,
      { id, before },
    );
    expect(earlier.data).toEqual({
      conversation: {
        messages: { nodes: [{ content: 'Every Monday.' }], pageInfo: { hasPreviousPage: true } },
      },
    });
  });

  test('is found by what was written and by the name of studio or guest', async () => {
    await sendMessage(guest, id, 'Is there 100% silence?');
    for (const query of ['silence', '100%', 'cedar', 'MIA']) {
      expect(await listed(host, { query })).toEqual([id]);
    }
    for (const query of ['drums', '1_0%']) expect(await listed(host, { query })).toEqual([]);
    const { errors } = await host.graphql(LIST, { query: 'x'.repeat(101) });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { query: 'Must be at most 100 characters' },
    });
  });

  test('is archived by one side alone, until something is written', async () => {
    await sendMessage(guest, id, 'Hello');
    expect(await change(host, 'archiveConversation', { id })).toBeUndefined();
    expect(await listed(host)).toEqual([]);
    expect(await listed(host, { isArchived: true })).toEqual([id]);
    expect(await listed(guest)).toEqual([id]);
    await sendMessage(guest, id, 'Are you there?');
    expect(await listed(host)).toEqual([id]);
  });

  test('blocked by a side takes nothing from either, until that side ends it', async () => {
    await change(host, 'blockConversation', { id });
    expect((await sendMessage(guest, id, 'Hello')).code).toBe('CONFLICT');
    expect((await sendMessage(host, id, 'Hello')).code).toBe('CONFLICT');
    // Whoever did not block cannot end it.
    await change(guest, 'blockConversation', { id, isBlocked: false });
    expect(await readConversation(guest, id)).toMatchObject({ isBlocked: false, isClosed: true });
    await change(host, 'blockConversation', { id, isBlocked: false });
    expect((await sendMessage(guest, id, 'Hello')).code).toBeUndefined();
  });

  test('shows what became of bookings between the two, and no others', async () => {
    const slot = { studioId, date: '2026-12-09', hours: 2 };
    await guest.post('/api/bookings', { ...slot, startTime: '10:00' });
    const other = (await signedIn(server)).client;
    await other.post('/api/bookings', { ...slot, startTime: '14:00' });
    const asked =
      'query ($id: ID!) { conversation(id: $id) { bookingEvents { status startsAt } } }';
    const { data } = await host.graphql<{
      conversation: { bookingEvents: { status: string; startsAt: string }[] };
    }>(asked, { id });
    expect(data!.conversation.bookingEvents).toEqual([
      { status: 'PENDING', startsAt: '2026-12-09T10:00:00.000Z' },
    ]);
  });
});

describe('unread messages', () => {
  test('are counted for the other side until they are read, and never for strangers', async () => {
    await sendMessage(guest, id, 'One');
    await sendMessage(guest, id, 'Two');
    expect([await unread(guest), await unread(host)]).toEqual([0, 2]);
    const [first, second] = (await readConversation(host, id))!.messages.nodes;
    await change(host, 'markConversationRead', { id, messageId: first!.id });
    expect(await unread(host)).toBe(1);
    expect(await readConversation(guest, id)).toMatchObject({ otherReadMessageId: first!.id });
    await change(host, 'markConversationRead', { id, messageId: second!.id });
    // What was read stays read.
    await change(host, 'markConversationRead', { id, messageId: first!.id });
    expect(await unread(host)).toBe(0);
    const { data } = await guest.graphql(
      'query ($id: ID!) { user(id: $id) { unreadMessageCount } }',
      { id: hostId },
    );
    expect(data).toEqual({ user: { unreadMessageCount: null } });
  });
});

describe('the automatic first reply', () => {
  test('comes once, after the first message of a guest', async () => {
    await server.database.sql
      .updateTable('studios')
      .set({ first_reply: 'We reply by tonight.' })
      .where('id', '=', studioId)
      .execute();
    await sendMessage(guest, id, 'Hello');
    await sendMessage(guest, id, 'Anybody?');
    const { messages } = (await readConversation(guest, id))!;
    expect(messages.nodes.map(({ content, isAutomatic }) => [content, isAutomatic])).toEqual([
      ['Hello', false],
      ['We reply by tonight.', true],
      ['Anybody?', false],
    ]);
    expect(await unread(guest)).toBe(1);
  });
});

describe('a studio that changes hands', () => {
  test('takes its conversations along', async () => {
    await sendMessage(guest, id, 'Hello');
    const heir = await signedIn(server, { isStudioOwner: true });
    await server.database.sql
      .updateTable('studios')
      .set({ owner_id: heir.user.id })
      .where('id', '=', studioId)
      .execute();
    expect(await readConversation(host, id)).toBeNull();
    expect(await unread(host)).toBe(0);
    expect(await unread(heir.client)).toBe(1);
    expect((await sendMessage(heir.client, id, 'I am new here.')).message?.side).toBe('HOST');
  });

  test('to its guest leaves nobody to write to', async () => {
    await sendMessage(guest, id, 'Hello');
    await server.database.sql
      .updateTable('studios')
      .set({ owner_id: guestId })
      .where('id', '=', studioId)
      .execute();
    expect(await readConversation(guest, id)).toMatchObject({ host: null, isClosed: true });
    expect((await sendMessage(guest, id, 'To myself')).code).toBe('CONFLICT');
    expect(await unread(guest)).toBe(0);
  });
});

describe('what others may do', () => {
  test('is nothing: a conversation of others is not there', async () => {
    await sendMessage(guest, id, 'Hello');
    const stranger = (await signedIn(server, { isStudioOwner: true })).client;
    const admin = await administrator(server);
    for (const client of [stranger, admin]) {
      expect(await readConversation(client, id)).toBeNull();
      expect(await listed(client)).toEqual([]);
      expect((await sendMessage(client, id, 'Hi')).code).toBe('NOT_FOUND');
      for (const mutation of ['archiveConversation', 'blockConversation']) {
        expect(await change(client, mutation, { id })).toBe('NOT_FOUND');
      }
      expect(await change(client, 'markConversationRead', { id, messageId: '1' })).toBe(
        'NOT_FOUND',
      );
      const report = { id, reason: 'OFFENSIVE' };
      expect(await change(client, 'reportConversation', report)).toBe('NOT_FOUND');
    }
    expect((await sendMessage(server.client(), id, 'Hi')).code).toBe('UNAUTHENTICATED');
    expect((await readConversation(guest, id))!.messages.totalCount).toBe(1);
  });

  test('administrators read what was reported, until they are done with the report', async () => {
    await sendMessage(host, id, 'Pay me in cash.');
    const report = { id, reason: 'OFF_PLATFORM', details: 'See the first message.' };
    expect(await change(guest, 'reportConversation', report)).toBeUndefined();
    const admin = await administrator(server);
    expect(await readConversation(admin, id)).toMatchObject({ viewerSide: null, unreadCount: 0 });
    expect((await sendMessage(admin, id, 'Hi')).code).toBe('NOT_FOUND');
    expect(await readConversation((await signedIn(server)).client, id)).toBeNull();
    const { data } = await admin.graphql<{
      studioReports: { nodes: { id: string; conversationId: string | null }[] };
    }>('{ studioReports(last: 1) { nodes { id conversationId } } }');
    const [open] = data!.studioReports.nodes;
    expect(open!.conversationId).toBe(id);
    const close = 'mutation ($id: ID!) { closeStudioReport(input: { id: $id }) { reportId } }';
    await admin.graphql(close, { id: open!.id });
    expect(await readConversation(admin, id)).toBeNull();
  });
});
