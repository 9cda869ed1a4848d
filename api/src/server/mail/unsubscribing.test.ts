import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { unsubscribeKey } from '#db/lib/installation.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { bookingMails } from '#api/features/bookings/booking.mails.ts';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { logInElsewhere, newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const LOOK = 'query ($token: String!) { unsubscribeLink(token: $token) { maskedEmail kind isOn } }';
const SET = /* GraphQL */ `
  mutation ($token: String!, $isOn: Boolean!) {
    setByUnsubscribeLink(input: { token: $token, isOn: $isOn }) {
      link {
        isOn
      }
    }
  }
`;
const LINK_INVALID =
  'This link is invalid or has expired. You can choose which emails you get in your settings.';
const refusal = { extensions: { code: 'BAD_USER_INPUT', fields: { token: LINK_INVALID } } };

interface Link {
  unsubscribeLink: { maskedEmail: string; kind: string; isOn: boolean };
}

/** Whoever opens an email, in a browser that was never here. */
const look = (token: string) => server.client().graphql<Link>(LOOK, { token });
const set = (token: string, isOn: boolean) => server.client().graphql(SET, { token, isOn });

let count = 0;

/** Writes somebody an email of a kind, as what happened does, and gives what arrives. */
async function emailTo(email: string, kind = 'booking-confirmed') {
  const mail = bookingMails.find(({ name }) => name === kind) as MailKind<never>;
  const data = {
    musicianName: 'Nora',
    ownerName: 'Rosa',
    studioName: 'Tape & Wire',
    zone: 'Europe/London',
    startsAt: Date.parse('2026-12-02T19:00:00Z'),
    endsAt: Date.parse('2026-12-02T21:00:00Z'),
    hours: 2,
    totalCents: 235_00,
    refundCents: null,
    expiresAt: null,
  } as never;
  const key = `unsubscribing-${(count += 1)}`;
  await inTransaction(server.database.orm, (em) =>
    writeMail(sqlOf(em), mail, [{ recipient: email, data, key }], server.runtime.clock()),
  );
  const mails = await collectMail(server);
  return mails.find((sent) => sent.recipient === email && sent.kind === kind);
}

/** The token in the link of an email. */
async function tokenFor({ email }: Pick<Member, 'email'>, kind?: string): Promise<string> {
  const mail = await emailTo(email, kind);
  return new URL(mail!.oneClickUrl!).searchParams.get('token')!;
}

async function offFor(id: number): Promise<string[]> {
  const rows = await server.database.sql
    .selectFrom('notification_preferences')
    .select('kind')
    .where('user_id', '=', id)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('an email that can be switched off', () => {
  test('says why it comes and how to have no more, in text, in HTML and to mail programs', async () => {
    const { email } = await newMember(server);
    const mail = await emailTo(email);
    expect(mail?.oneClickUrl).toMatch(
      /^https:\/\/roomtone\.example\/api\/mail\/unsubscribe\?token=\d+\.booking-confirmed\.email\.[\w-]{43}$/,
    );
    const page = mail!.oneClickUrl!.replace('/api/mail', '');
    expect(mail?.text).toContain('emails of this kind are switched on: Booking confirmed.');
    expect(mail?.text).toContain(`Unsubscribe: ${page}`);
    expect(mail?.text).toContain('/account/settings?section=notifications');
    expect(mail?.html).toContain(`href="${page}"`);
  });

  test('is shown to administrators without the link that decides', async () => {
    const { email } = await newMember(server);
    const { id } = (await emailTo(email))!;
    const admin = await administrator(server);
    const { data } = await admin.graphql<{ outboxEmail: { words: { text: string } } }>(
      'query ($id: ID!) { outboxEmail(id: $id) { words { text } } }',
      { id: String(id) },
    );
    const page = await (await admin.fetch(`/api/admin/emails/${id}`)).text();
    for (const words of [data!.outboxEmail.words.text, page]) {
      expect(words).toContain('emails of this kind are switched on: Booking confirmed.');
      expect(words).not.toMatch(/unsubscribe|token=/i);
    }
  });

  test('that is about the safety of an account offers nothing of the kind', async () => {
    const member = await newMember(server);
    await logInElsewhere(server, member, { userAgent: 'Mozilla/5.0 (iPhone) Safari/605' });
    const mails = await collectMail(server);
    expect(mails.map(({ kind }) => kind)).toEqual(['new-device']);
    expect(mails[0]?.oneClickUrl).toBeUndefined();
    expect(mails[0]?.text).not.toMatch(/unsubscribe/i);
  });
});

describe('the link in an email', () => {
  test('tells what it is for and to whom it went, and changes nothing by that', async () => {
    const member = await newMember(server);
    const token = await tokenFor(member);
    const result = await look(token);
    expect(result.data!.unsubscribeLink).toEqual({
      maskedEmail: 'u•••@example.com',
      kind: 'BOOKING_CONFIRMED',
      isOn: true,
    });
    expect(result.headers.get('Cache-Control')).not.toContain('public');
    expect(await offFor(member.id)).toEqual([]);
  });

  test('switches its kind off and on again, logged out, as often as one likes', async () => {
    const member = await newMember(server);
    const token = await tokenFor(member);
    expect((await set(token, false)).data).toEqual({
      setByUnsubscribeLink: { link: { isOn: false } },
    });
    await set(token, false);
    expect(await offFor(member.id)).toEqual(['booking-confirmed']);
    expect((await look(token)).data!.unsubscribeLink.isOn).toBe(false);
    expect(await emailTo(member.email)).toBeUndefined();
    expect(await emailTo(member.email, 'booking-cancelled')).toBeDefined();
    expect((await set(token, true)).data).toEqual({
      setByUnsubscribeLink: { link: { isOn: true } },
    });
    expect(await offFor(member.id)).toEqual([]);
    expect(await emailTo(member.email)).toBeDefined();
  });

  test('works for its holder, whoever is logged in', async () => {
    const [member, other] = [await newMember(server), await newMember(server)];
    const token = await tokenFor(member);
    await other.client.graphql(SET, { token, isOn: false });
    expect(await offFor(member.id)).toEqual(['booking-confirmed']);
    expect(await offFor(other.id)).toEqual([]);
  });

  test('logs nobody in', async () => {
    const member = await newMember(server);
    const browser = server.client();
    await browser.graphql(SET, { token: await tokenFor(member), isOn: false });
    expect(browser.session).toBeUndefined();
    expect((await browser.get('/api/auth/me')).status).toBe(401);
  });

  test('is refused when anything in it was changed', async () => {
    const [member, other] = [await newMember(server), await newMember(server)];
    const token = await tokenFor(member);
    const [id, kind, channel, signature] = token.split('.') as [string, string, string, string];
    const last = signature.at(-1) === 'A' ? 'B' : 'A';
    const changed = [
      `${other.id}.${kind}.${channel}.${signature}`,
      `${id}.booking-cancelled.${channel}.${signature}`,
      `${id}.account.${channel}.${signature}`,
      `0${id}.${kind}.${channel}.${signature}`,
      `${id}.${kind}.pigeon.${signature}`,
      `${id}.${kind}.${channel}.${signature.slice(0, -1)}${last}`,
      `${id}.${kind}.${channel}.${signature}=`,
      `${id}.${kind}.${channel}.`,
      `${id}.${kind}.${channel}`,
      `${token}.`,
      `999999999.${kind}.${channel}.${signature}`,
      '',
      'x'.repeat(201),
    ];
    for (const wrong of changed) {
      expect((await look(wrong)).errors, wrong).toMatchObject([refusal]);
      expect((await set(wrong, false)).errors, wrong).toMatchObject([refusal]);
    }
    expect(await offFor(member.id)).toEqual([]);
    expect(await offFor(other.id)).toEqual([]);
  });

  test('stops working for an address that the account no longer has', async () => {
    const member = await newMember(server);
    const token = await tokenFor(member);
    await server.database.sql
      .updateTable('users')
      .set({ email: `new-${member.email}` })
      .where('id', '=', member.id)
      .execute();
    expect((await look(token)).errors).toMatchObject([refusal]);
    expect((await set(token, false)).errors).toMatchObject([refusal]);
    expect(await offFor(member.id)).toEqual([]);
  });

  test('is another in each installation', async () => {
    const { em, sql: db } = server.database;
    const { id, email } = await createUser(em);
    const token = await tokenFor({ email });
    const kept = await unsubscribeKey(db);
    const setKey = (key: Uint8Array) =>
      sql`UPDATE installation SET unsubscribe_key = ${Buffer.from(key)}`.execute(db);
    await setKey(new Uint8Array(32));
    expect((await set(token, false)).errors).toMatchObject([refusal]);
    await setKey(kept);
    expect((await set(token, false)).errors).toEqual([]);
    expect(await offFor(id)).toEqual(['booking-confirmed']);
  });
});
