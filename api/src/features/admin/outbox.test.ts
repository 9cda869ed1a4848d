import { describe, expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress } from '#api/testing/member.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import type { TestClient } from '#api/testing/test-client.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

const LIST = /* GraphQL */ `
  query ($first: Int = 20, $after: String, $status: EmailStatus) {
    outbox(first: $first, after: $after, status: $status) {
      totalCount
      nodes {
        id
        kind
        recipient
        status
        attempts
        lastError
        nextAttemptAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const EMAIL = 'query ($id: ID!) { outboxEmail(id: $id) { kind words { subject text } } }';
const RETRY =
  'mutation ($id: ID!) { retryEmail(input: { id: $id }) { email { status nextAttemptAt } } }';
const SEND = 'mutation { sendTestEmail { email { id kind recipient status } } }';

interface Mail {
  id: string;
  kind: string;
  recipient: string;
  status: string;
}

interface Listed {
  outbox: {
    totalCount: number;
    nodes: Mail[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

interface Shown {
  outboxEmail: { kind: string; words: { subject: string; text: string } | null } | null;
}

async function sendTest(admin: TestClient): Promise<Mail> {
  const { data } = await admin.graphql<{ sendTestEmail: { email: Mail } }>(SEND);
  return data!.sendTestEmail.email;
}

/** Sets what became of an email. */
async function mark(id: string, values: Record<string, unknown>): Promise<void> {
  await server.database.sql
    .updateTable('outgoing_mail')
    .set({ queued_at: '2026-12-01T11:00:00Z', ...values })
    .where('id', '=', Number(id))
    .execute();
}

describe('the outbox', () => {
  test.each([
    [LIST, {}],
    [EMAIL, { id: '1' }],
    [RETRY, { id: '1' }],
    [SEND, {}],
    ['{ adminOverview { users } }', {}],
  ])('is for administrators only: %#', async (query, variables) => {
    const { client: musician } = await signedIn(server, { isStudioOwner: true });
    const refused = await musician.graphql(query, variables);
    expect(refused.data?.constructor === Object && Object.values(refused.data)[0]).toBeFalsy();
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
    const nobody = await server.client().graphql(query, variables);
    expect(nobody.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('lists emails newest first, page by page, each page in one statement', async () => {
    const admin = await administrator(server);
    const sent = [await sendTest(admin), await sendTest(admin), await sendTest(admin)];
    server.database.takeQueries();
    const first = await admin.graphql<Listed>(LIST, { first: 2 });
    expect(server.database.takeQueries().filter((q) => q.includes('outgoing_mail'))).toHaveLength(
      // One for the emails, one for their number.
      2,
    );
    const { nodes, pageInfo } = first.data!.outbox;
    expect(nodes.map(({ id }) => id)).toEqual([sent[2]!.id, sent[1]!.id]);
    expect(pageInfo.hasNextPage).toBe(true);
    const second = await admin.graphql<Listed>(LIST, { first: 1, after: pageInfo.endCursor });
    expect(second.data!.outbox.nodes[0]?.id).toBe(sent[0]!.id);
    const wrong = await admin.graphql(LIST, { after: 'nonsense' });
    expect(wrong.errors[0]?.extensions.fields).toHaveProperty('after');
  });

  test('tells how far emails have come, and filters by it', async () => {
    const admin = await administrator(server);
    const mails = [];
    for (let index = 0; index < 4; index += 1) mails.push(await sendTest(admin));
    const [waiting, retrying, failed, done] = mails.map(({ id }) => id);
    await mark(retrying!, { attempts: 1, next_attempt_at: '2026-12-01T13:00:00Z' });
    await mark(failed!, { attempts: 26, last_error: 'Error: Busy', next_attempt_at: null });
    await mark(done!, { attempts: 1, sent_at: '2026-12-01T11:00:01Z' });
    const { data } = await admin.graphql<Listed>(LIST, { first: 4 });
    expect(data!.outbox.nodes.map(({ id, status }) => [id, status])).toEqual([
      [done, 'SENT'],
      [failed, 'FAILED'],
      [retrying, 'RETRYING'],
      [waiting, 'WAITING'],
    ]);
    const filtered = await admin.graphql<Listed>(LIST, { status: 'FAILED' });
    expect(filtered.data!.outbox).toMatchObject({
      totalCount: 1,
      nodes: [{ id: failed, attempts: 26, lastError: 'Error: Busy', nextAttemptAt: null }],
    });
    const { data: overview } = await admin.graphql<{ adminOverview: { emailsFailed: number } }>(
      '{ adminOverview { emailsFailed } }',
    );
    expect(overview!.adminOverview.emailsFailed).toBe(1);
  });
});

describe('an email', () => {
  test('to oneself goes out with a link to the outbox', async () => {
    const admin = await administrator(server, { name: 'Ada Post' });
    const { recipient } = await sendTest(admin);
    await confirmAddress(server, recipient);
    const mails = await collectMail(server);
    const mail = mails.find((sent) => sent.recipient === recipient && sent.kind === 'test');
    expect(mail).toMatchObject({ subject: 'Test email from Roomtone' });
    expect(mail?.text).toContain('Hi Ada Post,');
    expect(mail?.text).toContain('https://roomtone.example/test-email');
  });

  test('can be read as text, and as HTML in a frame that nothing runs in', async () => {
    const admin = await administrator(server, { name: '<b>Ada</b>' });
    const { id, recipient } = await sendTest(admin);
    await confirmAddress(server, recipient);
    const { data } = await admin.graphql<Shown>(EMAIL, { id });
    expect(data!.outboxEmail!.words!.subject).toBe('Test email from Roomtone');
    expect(data!.outboxEmail!.words!.text).toContain('Hi <b>Ada</b>');
    const page = await admin.fetch(`/api/admin/emails/${id}`);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(await page.text()).toContain('Hi &lt;b&gt;Ada&lt;/b&gt;');
  });

  test('is read as its recipient gets it, whose address may be unconfirmed', async () => {
    const admin = await administrator(server, { name: 'Ada Post' });
    const { id } = await sendTest(admin);
    const { data } = await admin.graphql<Shown>(EMAIL, { id });
    expect(data!.outboxEmail!.words!.text).toContain('Hi, you sent this test email');
    expect(data!.outboxEmail!.words!.text).not.toContain('Ada Post');
  });

  test('is shown to nobody else as HTML either', async () => {
    const admin = await administrator(server);
    const { id } = await sendTest(admin);
    expect((await server.client().fetch(`/api/admin/emails/${id}`)).status).toBe(401);
    const { client: musician } = await signedIn(server);
    expect((await musician.fetch(`/api/admin/emails/${id}`)).status).toBe(403);
    expect((await admin.fetch('/api/admin/emails/999999')).status).toBe(404);
    expect((await admin.fetch('/api/admin/emails/x')).status).toBe(404);
  });

  test('whose link opens an account is withheld, and looking makes no link', async () => {
    const admin = await administrator(server);
    const { client: musician, user } = await signedIn(server);
    const { email } = user;
    await musician.graphql(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
      {
        email,
      },
    );
    const { data } = await admin.graphql<Listed>(LIST, { first: 1 });
    const [mail] = data!.outbox.nodes;
    expect(mail).toMatchObject({ kind: 'password-reset', recipient: email });
    const shown = await admin.graphql<Shown>(EMAIL, { id: mail!.id });
    expect(shown.data!.outboxEmail).toEqual({ kind: 'password-reset', words: null });
    expect((await admin.fetch(`/api/admin/emails/${mail!.id}`)).status).toBe(404);
    const links = await server.database.sql
      .selectFrom('password_resets')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect(links).toEqual([]);
  });
});

describe('trying again', () => {
  test('hands an email that was given up to the queue, once', async () => {
    const admin = await administrator(server);
    const { id } = await sendTest(admin);
    await mark(id, { attempts: 26, last_error: 'Error: Busy', next_attempt_at: null });
    const { data } = await admin.graphql(RETRY, { id });
    expect(data).toEqual({
      retryEmail: { email: { status: 'RETRYING', nextAttemptAt: '2026-12-01T12:00:00.000Z' } },
    });
    const again = await admin.graphql(RETRY, { id });
    expect(again.errors[0]?.extensions.code).toBe('CONFLICT');
    const row = await server.database.sql
      .selectFrom('outgoing_mail')
      .select('queued_at')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(row.queued_at).toBeNull();
  });

  test.each([
    ['was sent', { attempts: 1, sent_at: '2026-12-01T11:00:01Z' }, 'CONFLICT'],
    ['was never tried', {}, 'CONFLICT'],
  ])('does nothing to an email that %s', async (_state, values, code) => {
    const admin = await administrator(server);
    const { id } = await sendTest(admin);
    await mark(id, values);
    const { errors } = await admin.graphql(RETRY, { id });
    expect(errors[0]?.extensions.code).toBe(code);
    const unknown = await admin.graphql(RETRY, { id: '999999' });
    expect(unknown.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

test('the overview counts what there is', async () => {
  const admin = await administrator(server);
  const { data } = await admin.graphql<{ adminOverview: Record<string, unknown> }>(
    '{ adminOverview { users publicStudios pendingStudios bookings { status count } } }',
  );
  const users = await server.database.sql.selectFrom('users').select('id').execute();
  expect(data!.adminOverview).toMatchObject({
    users: users.length,
    publicStudios: 0,
    pendingStudios: 0,
  });
  expect(data!.adminOverview.bookings).toHaveLength(6);
});
