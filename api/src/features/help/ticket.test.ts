import { beforeEach, describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { insertTicket } from '#db/help/ticket.repository.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import {
  answer,
  guestTicket,
  keyIn,
  open,
  opened,
  rate,
  read,
  reply,
} from '#api/testing/tickets.ts';
import { deliverMail } from '#api/server/mail/mail-delivery.ts';

const server = useServer();

const MINE = `{ myTickets(first: 20) { totalCount nodes { id subject state } } }`;

let admin: TestClient & { id: number };

beforeEach(async () => {
  server.setTime('2026-12-01T12:00:00Z');
  admin = await administrator(server, { name: 'Rosa Lind' });
});

const member = () => signedIn(server, { name: 'Mia Lund', language: 'en' });

describe('somebody with an account', () => {
  test('asks, is answered, replies, and says how it was', async () => {
    const { client, user } = await member();
    await confirmAddress(server, user.email);
    const id = await opened(client);
    expect(id).toMatch(/^RT-1\d{4}$/);
    expect((await client.graphql(MINE)).data).toEqual({
      myTickets: { totalCount: 1, nodes: [{ id, subject: 'The map', state: 'OPEN' }] },
    });
    expect((await answer(admin, id)).errors).toEqual([]);
    expect(await read(client, id)).toMatchObject({
      state: 'WAITING_FOR_SENDER',
      desk: null,
      messages: [
        { kind: 'SENDER', content: 'It stays grey.' },
        // Who of the staff it was, they alone know.
        { kind: 'STAFF', content: 'Reload the page.', staffName: null },
      ],
    });
    expect((await reply(client, id)).data!.replyToTicket!.ticket.state).toBe('WAITING_FOR_STAFF');
    expect((await rate(client, id)).errors[0]?.extensions.code).toBe('CONFLICT');
    await answer(admin, id, { state: 'SOLVED', content: 'Mended.' });
    expect((await rate(client, id, { rating: 6 })).errors[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await rate(client, id)).data).toEqual({
      rateTicket: { ticket: { rating: 5, ratingWords: 'Quick.' } },
    });
    expect((await rate(client, id, { rating: 1 })).errors[0]?.extensions.code).toBe('CONFLICT');
    const mails = (await collectMail(server)).filter(({ recipient }) => recipient === user.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `${id}: we have your message`,
      `${id}: there is an answer`,
      `${id}: there is an answer`,
    ]);
    expect(mails[1]!.text).toContain('“Reload the page.”');
    expect(mails[1]!.text).toContain(`/account/tickets/${id}`);
    expect(mails[1]!.text).toContain('Nobody reads replies to this email');
    expect(mails[2]!.text).toContain('within 14 days');
  });

  test('names a booking and a studio of their own, and no other', async () => {
    const { client, user } = await member();
    const { em } = server.database;
    const studio = await createStudio(em, { ownerId: user.id });
    const other = await createStudio(em);
    const startsAt = '2026-12-12T10:00:00Z';
    const booking = await createBooking(em, { studioId: other.id, userId: user.id, startsAt });
    const id = await opened(client, {
      category: 'BOOKING',
      bookingId: String(booking.id),
      studioId: String(studio.id),
    });
    expect(await read(admin, id)).toMatchObject({
      bookingId: String(booking.id),
      studioId: String(studio.id),
      studioName: studio.name,
    });
    const { client: stranger } = await member();
    const refused = await open(stranger, {
      bookingId: String(booking.id),
      studioId: String(studio.id),
    });
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await stranger.graphql(MINE)).data).toMatchObject({ myTickets: { totalCount: 0 } });
  });

  test('cannot have more than 20 wait', async () => {
    const { client, user } = await member();
    const waiting = {
      userId: user.id,
      guest: null,
      language: 'en',
      category: 'other',
      subject: 'The map',
      answers: {},
      bookingId: null,
      studioId: null,
    } as const;
    for (let count = 0; count < 19; count += 1) {
      await insertTicket(server.database.sql, waiting, server.runtime.clock());
    }
    const id = await opened(client);
    expect((await open(client)).errors[0]?.extensions.code).toBe('CONFLICT');
    await answer(admin, id);
    expect((await open(client)).errors).toEqual([]);
  });

  test('reads no ticket of others, nor writes into it', async () => {
    const { client } = await member();
    const id = await opened(client);
    const { client: stranger } = await member();
    expect(await read(stranger, id)).toBeNull();
    expect(await read(server.client(), id)).toBeNull();
    expect(await read(server.client(), id, 'guessed')).toBeNull();
    expect((await reply(stranger, id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await rate(stranger, id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    // Staff answers, and does not reply for somebody.
    expect((await reply(admin, id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await reply(client, 'RT-1')).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await reply(client, 'words')).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('a guest', () => {
  test('reads and replies by the link that they are mailed, which no number replaces', async () => {
    const { client, id, key } = await guestTicket(server);
    expect(await read(client, id)).toBeNull();
    expect(await read(client, id, key)).toMatchObject({ senderName: 'Noa Berg', state: 'OPEN' });
    const other = await guestTicket(server);
    expect(await read(client, id, other.key)).toBeNull();
    await answer(admin, id);
    expect((await reply(client, id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await reply(client, id, { key })).data!.replyToTicket!.ticket.state).toBe(
      'WAITING_FOR_STAFF',
    );
    await answer(admin, id, { state: 'SOLVED' });
    const mails = await collectMail(server);
    // Each email has a link of its own, and those from before still work.
    expect(await read(client, id, keyIn(mails.at(-1)!.text, id))).toMatchObject({
      state: 'SOLVED',
    });
    expect((await rate(client, id, { key })).errors).toEqual([]);
  });

  test('is told the same whether the address is known, and mailed nothing that was typed', async () => {
    const { user } = await member();
    await collectMail(server);
    const known = await open(server.client(), { name: 'Buy pills', email: user.email });
    const unknown = await open(server.client(), { name: 'Buy pills', email: 'nobody@example.org' });
    expect(Object.keys(known.data!.openTicket!)).toEqual(Object.keys(unknown.data!.openTicket!));
    const mails = await collectMail(server);
    expect(mails.map(({ recipient }) => recipient)).toEqual([user.email, 'nobody@example.org']);
    for (const { text, subject } of mails) expect(subject + text).not.toMatch(/pills|grey/);
    // It is no ticket of the account.
    expect(await read(server.client(), known.data!.openTicket!.ticketId)).toBeNull();
  });

  test('gives a name and an address', async () => {
    const { errors } = await open(server.client());
    expect(errors[0]?.extensions).toMatchObject({
      fields: { name: 'Enter your name', email: expect.any(String) as string },
    });
  });
});

test('what a category asks is answered, and kept with the ticket', async () => {
  const { client } = await member();
  const asked = (answers: { field: string; value: string }[]) =>
    open(client, { category: 'CAREERS', answers });
  expect(
    (await asked([{ field: 'work', value: 'not a link' }])).errors[0]?.extensions,
  ).toMatchObject({
    fields: { 'answers.role': 'This field is required', 'answers.work': expect.any(String) },
  });
  const answers = [
    { field: 'role', value: 'Editor' },
    { field: 'work', value: 'https://noa.example/work' },
    { field: 'unasked', value: 'x' },
  ];
  const { data } = await asked(answers);
  const ticket = await read(admin, data!.openTicket!.ticketId);
  expect(ticket).toMatchObject({ category: 'CAREERS', answers: answers.slice(0, 2) });
});

describe('a solved ticket', () => {
  async function solved() {
    const guest = await guestTicket(server);
    await answer(admin, guest.id, { state: 'SOLVED' });
    return guest;
  }
  test('is open again when its sender replies', async () => {
    const { client, id, key } = await solved();
    expect((await reply(client, id, { key })).data!.replyToTicket!.ticket.state).toBe(
      'WAITING_FOR_STAFF',
    );
  });

  test('is closed after 14 days, and takes no more then', async () => {
    const { client, id, key } = await solved();
    server.setTime('2026-12-15T11:00:00Z');
    await runSchedules(server.runtime);
    expect(await read(client, id, key)).toMatchObject({ state: 'SOLVED' });
    server.setTime('2026-12-15T12:00:00Z');
    await runSchedules(server.runtime);
    expect(await read(client, id, key)).toMatchObject({ state: 'CLOSED' });
    expect((await reply(client, id, { key })).errors[0]?.extensions.code).toBe('CONFLICT');
    expect((await rate(client, id, { key })).errors).toEqual([]);
  });
});

test('nothing is lost when no email can be sent', async () => {
  const email = `noa${crypto.randomUUID()}@example.org`;
  const id = await opened(server.client(), { name: 'Noa', email });
  const { runtime, database } = server;
  const [mail] = await database.sql
    .selectFrom('outgoing_mail')
    .select('id')
    .where('recipient', '=', email)
    .execute();
  const post = {
    runtime,
    transport: { send: () => Promise.reject(new Error('No mail server.')) },
    kinds: runtime.features.emails,
    origin: 'https://roomtone.example',
  };
  await expect(deliverMail(post, mail!.id)).rejects.toThrow('No mail server.');
  expect(await read(admin, id)).toMatchObject({ state: 'OPEN' });
  expect((await answer(admin, id)).errors).toEqual([]);
  const sent = (await collectMail(server)).filter(({ recipient }) => recipient === email);
  expect(sent.map(({ subject }) => subject)).toEqual([
    `${id}: we have your message`,
    `${id}: there is an answer`,
  ]);
  expect(await read(server.client(), id, keyIn(sent[0]!.text, id))).toMatchObject({
    state: 'WAITING_FOR_SENDER',
  });
});
