import { describe, expect, test } from 'vitest';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { useServer } from '#api/testing/test-server.ts';
import { forgetUnconfirmed } from '#db/marketing/subscriber.repository.ts';
import { DAY_MS } from '#domain/time/calendar.ts';

const server = useServer();

const call = (name: string, argument: string, value: string) =>
  server
    .client()
    .graphql<Record<string, boolean>>(
      `mutation ($value: String!) { ${name}(input: { ${argument}: $value }) { __typename } }`,
      { value },
    );
const subscribe = (email: string) => call('subscribe', 'email', email);
const confirm = (token: string) => call('confirmSubscription', 'token', token);
const unsubscribe = (key: string) => call('unsubscribe', 'key', key);

interface Link {
  maskedEmail: string;
  isOn: boolean;
}

const look = (key: string) =>
  server
    .client()
    .graphql<{ subscriptionLink: Link }>(
      'query ($key: String!) { subscriptionLink(key: $key) { maskedEmail isOn } }',
      { key },
    );
const keep = (key: string) =>
  server
    .client()
    .graphql<{ keepSubscription: { subscription: Link } }>(
      'mutation ($key: String!) { keepSubscription(input: { key: $key }) { subscription { maskedEmail isOn } } }',
      { key },
    );

let people = 0;
const somebody = () => `reader${(people += 1)}@example.com`;

async function listed(email: string): Promise<boolean> {
  const row = await server.database.sql
    .selectFrom('subscribers')
    .select(['confirmed_at', 'left_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  return Boolean(row?.confirmed_at && !row.left_at);
}

/** Asks for an email to `email`, and gives the token in it. */
async function mailedToken(email: string): Promise<string> {
  await subscribe(email);
  const mails = await collectMail(server);
  const text = mails.find(({ recipient }) => recipient === email)?.text ?? '';
  return /\/newsletter\/confirm\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
}

async function reader(): Promise<{ email: string; key: string }> {
  const email = somebody();
  await confirm(await mailedToken(email));
  const [mail] = await collectMail(server);
  return { email, key: /unsubscribe\?key=([\w-]{36})/.exec(mail?.text ?? '')?.[1] ?? '' };
}

const LINK_INVALID =
  'This link has expired or was already used. You can subscribe again at the bottom of any page.';
const refusal = { extensions: { code: 'BAD_USER_INPUT', fields: { token: LINK_INVALID } } };

describe('subscribing', () => {
  test('mails a link, and puts nobody on the list before it is followed', async () => {
    const email = somebody();
    expect((await subscribe(` ${email} `)).data).toEqual({
      subscribe: { __typename: 'SubscribePayload' },
    });
    expect(await collectMail(server)).toMatchObject([
      { recipient: email, subject: 'Confirm your subscription to the Roomtone newsletter' },
    ]);
    expect(await listed(email)).toBe(false);
  });

  test('answers and works alike whether or not the address is on the list', async () => {
    const { email } = await reader();
    const results = [];
    for (const address of [email.toUpperCase(), somebody()]) {
      server.database.takeQueries();
      const { status, data, errors } = await subscribe(address);
      results.push({ status, data, errors, statements: server.database.takeQueries() });
    }
    expect(results[0]).toEqual(results[1]);
    // Who is on the list gets no second email.
    expect(await collectMail(server)).toHaveLength(1);
    expect(await listed(email)).toBe(true);
  });

  test.each(['', 'nora', 'nora@example.com, all@example.com'])('%j is refused', async (email) => {
    const { errors } = await subscribe(email);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'Please enter a valid email address' },
    });
    expect(await collectMail(server)).toEqual([]);
  });
});

describe('a mailed link', () => {
  test('puts the address on the list, and an email says how to leave it', async () => {
    const email = somebody();
    const token = await mailedToken(email);
    expect((await confirm(token)).data).toEqual({
      confirmSubscription: { __typename: 'ConfirmSubscriptionPayload' },
    });
    expect(await listed(email)).toBe(true);
    const [mail, ...others] = await collectMail(server);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: email,
      subject: 'You’re subscribed to the Roomtone newsletter',
    });
    expect(mail?.oneClickUrl).toMatch(
      /^https:\/\/roomtone\.example\/api\/newsletter\/unsubscribe\?key=[\w-]{36}$/,
    );
    const page = mail?.oneClickUrl?.replace('/api', '');
    expect(mail?.text).toContain(`Unsubscribe: ${page}`);
    expect(mail?.html).toContain(`href="${page}"`);
  });

  test('works once', async () => {
    const token = await mailedToken(somebody());
    await confirm(token);
    expect((await confirm(token)).errors).toMatchObject([refusal]);
    expect(await collectMail(server)).toHaveLength(1);
  });

  test('followed many times at once, works once', async () => {
    const token = await mailedToken(somebody());
    const results = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(results.filter(({ data }) => data?.confirmSubscription)).toHaveLength(1);
    expect(await collectMail(server)).toHaveLength(1);
  });

  test('stops working when another is asked for, and after a week', async () => {
    const email = somebody();
    const first = await mailedToken(email);
    const second = await mailedToken(email);
    expect((await confirm(first)).errors).toMatchObject([refusal]);
    const started = server.runtime.clock();
    const later = started + 7 * DAY_MS;
    server.setTime(new Date(later).toISOString());
    expect((await confirm(second)).errors).toMatchObject([refusal]);
    await forgetUnconfirmed(server.database.sql, later);
    server.setTime(new Date(started).toISOString());
    expect((await confirm(second)).errors).toMatchObject([refusal]);
    expect(await listed(email)).toBe(false);
  });

  test.each(['', 'made-up', 'x'.repeat(101)])('%j is refused', async (token) => {
    expect((await confirm(token)).errors).toMatchObject([refusal]);
  });

  test('is stored by its hash only', async () => {
    const token = await mailedToken(somebody());
    const stored = JSON.stringify([
      await server.database.sql.selectFrom('subscribers').selectAll().execute(),
      await server.database.sql.selectFrom('outgoing_mail').selectAll().execute(),
    ]);
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
  });
});

describe('leaving', () => {
  test('takes the address off the list, also when done twice, and lets it come back', async () => {
    const { email, key } = await reader();
    expect((await unsubscribe(key)).data).toEqual({
      unsubscribe: { __typename: 'UnsubscribePayload' },
    });
    expect((await unsubscribe(key)).data).toEqual({
      unsubscribe: { __typename: 'UnsubscribePayload' },
    });
    expect(await listed(email)).toBe(false);
    await confirm(await mailedToken(email));
    expect(await listed(email)).toBe(true);
    await collectMail(server);
  });

  test('with another key changes nothing', async () => {
    const { email } = await reader();
    expect((await unsubscribe(crypto.randomUUID())).data).toEqual({
      unsubscribe: { __typename: 'UnsubscribePayload' },
    });
    const { errors } = await unsubscribe("' OR true --");
    expect(errors[0]?.extensions.fields).toEqual({ key: LINK_INVALID });
    expect(await listed(email)).toBe(true);
  });

  test('says beforehand whose emails end, and can be taken back', async () => {
    const { email, key } = await reader();
    const masked = email.replace(/^(.)[^@]*/, '$1•••');
    expect((await look(key)).data).toEqual({
      subscriptionLink: { maskedEmail: masked, isOn: true },
    });
    await unsubscribe(key);
    expect((await look(key)).data?.subscriptionLink.isOn).toBe(false);
    const { data } = await keep(key);
    expect(data).toEqual({
      keepSubscription: { subscription: { maskedEmail: masked, isOn: true } },
    });
    expect(await listed(email)).toBe(true);
  });

  test('is forgotten after a week, and then cannot be taken back', async () => {
    const { email, key } = await reader();
    const started = server.runtime.clock();
    await unsubscribe(key);
    server.setTime(new Date(started + 7 * DAY_MS).toISOString());
    await runSchedules(server.runtime);
    expect((await look(key)).errors).toEqual([]);
    server.setTime(new Date(started + 7 * DAY_MS + 1).toISOString());
    await runSchedules(server.runtime);
    server.setTime(new Date(started).toISOString());
    const gone = [{ extensions: { code: 'BAD_USER_INPUT', fields: { key: LINK_INVALID } } }];
    expect((await look(key)).errors).toMatchObject(gone);
    expect((await keep(key)).errors).toMatchObject(gone);
    const rows = await server.database.sql
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(rows).toEqual([]);
  });

  test('is done by a mail program in one request, from everywhere (RFC 8058)', async () => {
    const { email, key } = await reader();
    const path = `/api/newsletter/unsubscribe?key=${key}`;
    const page = await server.client().fetch(path);
    expect(page.headers.get('Location')).toBe(`/newsletter/unsubscribe?key=${key}`);
    expect(await listed(email)).toBe(true);
    const { status } = await server.client().fetch(path, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://mail.example.org',
      },
    });
    expect(status).toBe(200);
    expect(await listed(email)).toBe(false);
  });

  test('while the address is not confirmed forgets it', async () => {
    const { email, key } = await reader();
    await unsubscribe(key);
    const token = await mailedToken(email);
    await unsubscribe(key);
    expect((await confirm(token)).errors).toMatchObject([refusal]);
    expect(await listed(email)).toBe(false);
  });
});
