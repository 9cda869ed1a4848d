import { beforeEach, describe, expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { answer, opened, read, reply } from '#api/testing/tickets.ts';

const server = useServer();

const QUEUE = `query ($filter: TicketFilterInput) {
  tickets(first: 20, filter: $filter) {
    totalCount
    nodes { id messages { content attachments { id } } desk { assigneeName } }
  }
  ticketCounts(filter: $filter) { state count }
}`;
const NOTE = `mutation ($id: ID!) {
  noteOnTicket(input: { id: $id, content: "Known since Monday" }) { ticket { id } }
}`;
const CHANGE = `mutation ($input: ChangeTicketInput!) {
  changeTicket(input: $input) { ticket { state category desk { priority } } }
}`;
const ASSIGN = `mutation ($input: AssignTicketInput!) {
  assignTicket(input: $input) { ticket { desk { assigneeId assigneeName } } }
}`;
const ASSIGNEES = `{ ticketAssignees { id name } }`;
const SAVE = `mutation ($input: SaveCannedAnswerInput!) {
  saveCannedAnswer(input: $input) { answer { id title content } }
}`;
const DELETE = `mutation ($id: ID!) {
  deleteCannedAnswer(input: { id: $id }) { deletedAnswerId }
}`;
const ANSWERS = `{ cannedAnswers { id title content } }`;

interface Queue {
  tickets: { totalCount: number; nodes: { id: string }[] };
  ticketCounts: { state: string; count: number }[];
}

let admin: TestClient & { id: number };

beforeEach(async () => {
  server.setTime('2026-12-01T12:00:00Z');
  admin = await administrator(server, { name: 'Rosa Lind' });
});

async function queue(filter: Record<string, unknown> = {}) {
  const { data, errors } = await admin.graphql<Queue>(QUEUE, { filter });
  expect(errors).toEqual([]);
  return data!;
}

async function ticketOf(name: string, input: Record<string, unknown> = {}) {
  const { client } = await signedIn(server, { name });
  return { client, id: await opened(client, input) };
}

const idsOf = ({ tickets }: Queue) => tickets.nodes.map(({ id }) => id);

describe('the queue', () => {
  test('has what waits longest first, narrowed by state, category, words and whose it is', async () => {
    const text = `lamp ${crypto.randomUUID()}`;
    const first = await ticketOf('Mia Lund', { subject: text });
    server.setTime('2026-12-01T12:01:00Z');
    const second = await ticketOf('Ito Ken', {
      content: `About the ${text}.`,
      category: 'PAYMENT',
    });
    server.setTime('2026-12-01T12:02:00Z');
    expect(idsOf(await queue({ text }))).toEqual([first.id, second.id]);
    await answer(admin, first.id);
    await reply(first.client, first.id);
    // It waits since the reply.
    const waiting = { text, states: ['OPEN', 'WAITING_FOR_STAFF'] };
    expect(idsOf(await queue(waiting))).toEqual([second.id, first.id]);
    expect((await queue({ text })).ticketCounts).toEqual([
      { state: 'OPEN', count: 1 },
      { state: 'WAITING_FOR_SENDER', count: 0 },
      { state: 'WAITING_FOR_STAFF', count: 1 },
      { state: 'SOLVED', count: 0 },
      { state: 'CLOSED', count: 0 },
    ]);
    expect(idsOf(await queue({ text, category: 'PAYMENT' }))).toEqual([second.id]);
    expect(idsOf(await queue({ text: first.id.toLowerCase() }))).toEqual([first.id]);
    await admin.graphql(ASSIGN, { input: { id: first.id, assigneeId: String(admin.id) } });
    expect(idsOf(await queue({ text, isUnassigned: true }))).toEqual([second.id]);
    expect(idsOf(await queue({ text, assigneeId: String(admin.id) }))).toEqual([first.id]);
    expect(idsOf(await queue({ text: `${text}%` }))).toEqual([]);
  });

  test('takes no more statements for many than for few', async () => {
    const text = `cable ${crypto.randomUUID()}`;
    const count = async () => {
      server.database.takeQueries();
      await queue({ text });
      return server.database.takeQueries().length;
    };
    for (let made = 0; made < 2; made += 1) await ticketOf('Mia', { subject: text });
    const few = await count();
    for (let made = 0; made < 8; made += 1) await ticketOf('Mia', { subject: text });
    expect(await count()).toBe(few);
  });

  test('is for administrators', async () => {
    const { client, id } = await ticketOf('Mia Lund');
    for (const [query, variables] of [
      [QUEUE, {}],
      [NOTE, { id }],
      [CHANGE, { input: { id, state: 'CLOSED' } }],
      [ASSIGN, { input: { id } }],
      [ASSIGNEES, {}],
      [SAVE, { input: { title: 'A', content: 'B' } }],
      [DELETE, { id: '1' }],
      [ANSWERS, {}],
    ] as const) {
      const { errors } = await client.graphql(query, variables);
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect((await answer(client, id)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await read(client, id)).toMatchObject({ state: 'OPEN' });
  });

  test('counts what waits in the overview', async () => {
    const overview = async () => {
      const { data } = await admin.graphql<{ adminOverview: { waitingTickets: number } }>(
        '{ adminOverview { waitingTickets } }',
      );
      return data!.adminOverview.waitingTickets;
    };
    const before = await overview();
    const { id } = await ticketOf('Mia Lund');
    expect(await overview()).toBe(before + 1);
    await answer(admin, id);
    expect(await overview()).toBe(before);
  });
});

test('what staff notes is for staff alone, and mailed to nobody', async () => {
  const { client, id } = await ticketOf('Mia Lund');
  await collectMail(server);
  expect((await admin.graphql(NOTE, { id })).errors).toEqual([]);
  expect((await read(client, id))?.messages.map(({ kind }) => kind)).toEqual(['SENDER']);
  expect((await read(admin, id))?.messages[1]).toMatchObject({
    kind: 'NOTE',
    content: 'Known since Monday',
    staffName: 'Rosa Lind',
  });
  expect(await collectMail(server)).toEqual([]);
});

test('staff changes where it stands, what it is about and how soon it should be answered', async () => {
  const { id } = await ticketOf('Mia Lund');
  const input = { id, state: 'CLOSED', category: 'ACCOUNT', priority: 'HIGH' };
  expect((await admin.graphql(CHANGE, { input })).data).toEqual({
    changeTicket: { ticket: { state: 'CLOSED', category: 'ACCOUNT', desk: { priority: 'HIGH' } } },
  });
});

test('a ticket is assigned to administrators only, who are listed', async () => {
  const { id } = await ticketOf('Mia Lund');
  const { user } = await signedIn(server);
  const assign = (assigneeId: number) =>
    admin.graphql(ASSIGN, { input: { id, assigneeId: String(assigneeId) } });
  expect((await assign(user.id)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const { data } = await admin.graphql<{ ticketAssignees: unknown[] }>(ASSIGNEES);
  expect(data!.ticketAssignees).toContainEqual({ id: String(admin.id), name: 'Rosa Lind' });
  expect((await assign(admin.id)).data).toEqual({
    assignTicket: { ticket: { desk: { assigneeId: String(admin.id), assigneeName: 'Rosa Lind' } } },
  });
});

test('answers are prepared, changed and forgotten', async () => {
  const input = { title: 'Reload', content: 'Hello {name}, please reload.' };
  const { data } = await admin.graphql<{ saveCannedAnswer: { answer: { id: string } } }>(SAVE, {
    input,
  });
  const { id } = data!.saveCannedAnswer.answer;
  await admin.graphql(SAVE, { input: { ...input, id, title: 'Reload the page' } });
  const listed = async () =>
    (await admin.graphql<{ cannedAnswers: unknown[] }>(ANSWERS)).data!.cannedAnswers;
  expect(await listed()).toContainEqual({ ...input, id, title: 'Reload the page' });
  expect((await admin.graphql(DELETE, { id })).data).toEqual({
    deleteCannedAnswer: { deletedAnswerId: id },
  });
  expect(await listed()).not.toContainEqual(expect.objectContaining({ id }));
  expect((await admin.graphql(DELETE, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await admin.graphql(SAVE, { input: { ...input, id } })).errors[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
});

describe('at once', () => {
  test('two answers are both kept', async () => {
    const { client, id } = await ticketOf('Mia Lund');
    const other = await administrator(server);
    const results = await Promise.all([
      answer(admin, id, { content: 'Reload.' }),
      answer(other, id, { content: 'Log in again.' }),
    ]);
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    const said = (await read(client, id))!.messages.map(({ content }) => content);
    expect(said.slice(1).toSorted()).toEqual(['Log in again.', 'Reload.']);
  });

  test('of two who take a ticket one has it, and the other is told', async () => {
    const { id } = await ticketOf('Mia Lund');
    const other = await administrator(server);
    const results = await Promise.all(
      [admin, other].map((client) =>
        client.graphql(ASSIGN, { input: { id, assigneeId: String(client.id) } }),
      ),
    );
    const codes = results.map(({ errors }) => errors[0]?.extensions.code);
    expect(codes).toContain('CONFLICT');
    expect(codes).toContain(undefined);
    const winner = codes[0] === undefined ? admin : other;
    expect((await read(admin, id))?.desk?.assigneeId).toBe(String(winner.id));
  });

  test('a reply and the closing leave the ticket open, or the reply refused', async () => {
    for (let run = 0; run < 8; run += 1) {
      const { client, id } = await ticketOf('Mia Lund');
      await answer(admin, id, { state: 'SOLVED' });
      const [replied] = await Promise.all([
        reply(client, id),
        admin.graphql(CHANGE, { input: { id, state: 'CLOSED' } }),
      ]);
      const { state, messages } = (await read(client, id))!;
      // Staff may close after a reply; a reply never opens what is closed.
      expect(state).toBe('CLOSED');
      const codes = replied.errors.map(({ extensions }) => extensions.code);
      expect(codes).toEqual(messages.length === 3 ? [] : ['CONFLICT']);
    }
  });
});
