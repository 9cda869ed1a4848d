import { describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress } from '#api/testing/member.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const BOOK = 'mutation ($input: BookStudioInput!) { bookStudio(input: $input) { booking { id } } }';
const CANCEL = 'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { status } } }';

/** A studio with its owner, and somebody who books it. */
async function scene(options: StudioOptions = {}, date = '2026-12-02') {
  const { em } = server.database;
  const owner = await createUser(em);
  const { id: studioId } = await createStudio(em, {
    name: 'Tape & Wire',
    ownerId: owner.id,
    ...options,
  });
  const { client, user } = await signedIn(server, { name: 'Test Musician' });
  const input = { studioId, date, startTime: '19:00', hours: 2 };
  return {
    client,
    input,
    owner: owner.email,
    musician: user.email,
    book: async (key = 'key-of-test') => {
      const { data } = await client.graphql<{ bookStudio: { booking: { id: string } } }>(BOOK, {
        input: { ...input, idempotencyKey: key },
      });
      return data?.bookStudio.booking.id;
    },
  };
}

/** Who is told what in the outbox, of one booking, in order. */
async function toldOf(bookingId: string | undefined) {
  const rows = await server.database.sql
    .selectFrom('outgoing_mail')
    .select(['recipient', 'kind', 'data'])
    .orderBy('id')
    .execute();
  return rows
    .filter(({ data }) => String(data.bookingId) === bookingId)
    .map(({ recipient, kind }) => [kind, recipient]);
}

describe('musician and owner are told', () => {
  test('of a request, once however often it is sent', async () => {
    const { book, musician, owner } = await scene();
    const [id] = await Promise.all([book(), book(), book()]);
    expect(await toldOf(id)).toEqual([
      ['booking-requested', musician],
      ['owner-booking-requested', owner],
    ]);
  });

  test('of a booking that is confirmed at once', async () => {
    const { client, input, musician, owner } = await scene({ bookingMode: 'session' });
    const { data } = await client.graphql<{ bookStudio: { booking: { id: string } } }>(BOOK, {
      input: { ...input, startTime: '10:00' },
    });
    expect(await toldOf(data?.bookStudio.booking.id)).toEqual([
      ['booking-confirmed', musician],
      ['owner-booking-confirmed', owner],
    ]);
  });

  test('of a cancellation, once', async () => {
    const { client, book, musician, owner } = await scene();
    const id = await book();
    await Promise.all([client.graphql(CANCEL, { id }), client.graphql(CANCEL, { id })]);
    expect((await toldOf(id)).slice(2)).toEqual([
      ['booking-cancelled', musician],
      ['owner-booking-cancelled', owner],
    ]);
  });

  test('of nothing when nothing was booked', async () => {
    const { client, input } = await scene();
    const countOfMail = async () =>
      (await server.database.sql.selectFrom('outgoing_mail').select('id').execute()).length;
    const before = await countOfMail();
    const { errors } = await client.graphql(BOOK, { input: { ...input, totalPriceCents: 1 } });
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await countOfMail()).toBe(before);
  });
});

describe('a request that expires', () => {
  test('is told to the musician when its time is over', async () => {
    const { book, musician } = await scene({}, '2026-12-04');
    const id = await book();
    const later = {
      ...server.runtime,
      changed: () => undefined,
      clock: () => Date.parse('2026-12-03T12:00:00Z'),
    };
    await Promise.all([runSchedules(later), runSchedules(later)]);
    expect((await toldOf(id)).slice(2)).toEqual([['booking-expired', musician]]);
  });

  test('is told as well when somebody else books its time first', async () => {
    const { book, input, musician } = await scene({}, '2026-12-04');
    const id = await book();
    server.setTime('2026-12-03T12:00:00Z');
    const { client: other } = await signedIn(server);
    const { errors } = await other.graphql(BOOK, { input });
    server.setTime('2026-12-01T12:00:00Z');
    expect(errors).toEqual([]);
    expect((await toldOf(id)).slice(2)).toEqual([['booking-expired', musician]]);
  });
});

test('emails tell the time in the studio’s zone, and what it costs', async () => {
  const { book, client, musician, owner } = await scene({
    cityId: 'tokyo',
    hourlyRateCents: 65_00,
  });
  for (const email of [musician, owner]) await confirmAddress(server, email);
  const id = await book();
  await client.graphql(CANCEL, { id });
  const emails = await collectMail(server);
  const email = (recipient: string, kind: string) =>
    emails.find((sent) => sent.recipient === recipient && sent.kind === kind);
  const requested = email(musician, 'booking-requested');
  expect(requested?.subject).toBe('Request sent: Tape & Wire');
  expect(requested?.text).toMatch(/When: Wednesday, December 2, 2026.*7:00\s–\s9:00\sPM/);
  expect(requested?.text).toContain('Time zone: Asia/Tokyo');
  expect(requested?.text).toContain('Length: 2 hours');
  expect(requested?.text).toContain('Price: $235.00');
  expect(requested?.html).toContain('Tape &amp; Wire');
  expect(requested?.text).toContain(`Reference: ${bookingReference(Number(id))}`);
  expect(requested?.html).toContain(`https://roomtone.example/account/bookings/${id}"`);
  // Nothing was charged for a request.
  expect(email(musician, 'booking-cancelled')?.text).toContain('Price: $235.00');
  expect(email(musician, 'booking-cancelled')?.text).not.toContain('Refund');
  expect(email(owner, 'owner-booking-requested')?.text).toContain(
    'Test Musician would like to book',
  );
});

test('the email about a cancelled booking says what is returned', async () => {
  const { client, input, musician } = await scene({ bookingMode: 'session' }, '2026-12-04');
  await confirmAddress(server, musician);
  const { data } = await client.graphql<{ bookStudio: { booking: { id: string } } }>(BOOK, {
    input: { ...input, startTime: '10:00' },
  });
  await client.graphql(CANCEL, { id: data?.bookStudio.booking.id });
  const emails = await collectMail(server);
  const cancelled = emails.find(
    ({ recipient, kind }) => recipient === musician && kind === 'booking-cancelled',
  );
  expect(cancelled?.text).toContain('Refund: $100.00');
});

test('each reads an email in the language of their account', async () => {
  const { book, musician, owner } = await scene({ cityId: 'tokyo', hourlyRateCents: 65_00 });
  for (const [email, language] of [
    [musician, 'de'],
    [owner, 'ja'],
  ] as const) {
    await server.database.sql
      .updateTable('users')
      .set({ language })
      .where('email', '=', email)
      .execute();
    await confirmAddress(server, email);
  }
  await book();
  const emails = await collectMail(server);
  const emailTo = (recipient: string) =>
    emails.find((sent) => sent.recipient === recipient && sent.kind.includes('requested'));

  const german = emailTo(musician);
  expect(german?.subject).toBe('Anfrage gesendet: Tape & Wire');
  expect(german?.html).toContain('<html lang="de">');
  expect(german?.text).toContain('wir haben deine Anfrage an Tape & Wire gesendet');
  expect(german?.text).toMatch(/Termin: Mittwoch, 2\. Dezember 2026.*19:00.*21:00/);
  expect(german?.text).toContain('Dauer: 2 Stunden');
  expect(german?.text).toMatch(/Preis: 235,00\s\$/);
  expect(german?.text).not.toMatch(/Wednesday|Price|hours/);

  const japanese = emailTo(owner);
  expect(japanese?.subject).toBe('新しいリクエスト：Tape & Wire');
  expect(japanese?.html).toContain('<html lang="ja">');
  expect(japanese?.text).toContain('様から予約リクエストが届きました');
  expect(japanese?.text).toContain('日時: 2026年12月2日水曜日 19:00～21:00');
  expect(japanese?.text).toContain('利用時間: 2時間');
  expect(japanese?.text).toContain('料金: $235.00');
  expect(japanese?.text).not.toMatch(/Wednesday|Price|hours/);
});

test('an address that was not confirmed is notified of a booking without any name', async () => {
  const { book, musician } = await scene({ name: 'Win at evil.example' });
  await book();
  const emails = await collectMail(server);
  const email = emails.find(
    ({ recipient, kind }) => recipient === musician && /requested/.test(kind),
  );
  expect(email?.subject).toBe('Your request was sent');
  expect(email?.text).toContain('Hi, we sent your request to the studio.');
  expect(email?.text).toContain('Length: 2 hours');
  for (const words of [email?.text, email?.html]) {
    expect(words).not.toMatch(/evil|Test Musician/);
  }
});
