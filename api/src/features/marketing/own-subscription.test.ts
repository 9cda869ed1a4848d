import { describe, expect, test } from 'vitest';
import { joinList } from '#db/marketing/subscriber.repository.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const OWN = '{ mySubscription }';
const SET = 'mutation ($isOn: Boolean!) { setMySubscription(input: { isOn: $isOn }) { isOn } }';

async function own(client: TestClient): Promise<boolean | null> {
  const { data } = await client.graphql<{ mySubscription: boolean | null }>(OWN);
  return data!.mySubscription;
}

const set = (client: TestClient, isOn: boolean) => client.graphql(SET, { isOn });

/** Somebody whose address is known to be theirs. */
async function verifiedMember(): Promise<Member> {
  const member = await newMember(server);
  await server.database.sql
    .updateTable('users')
    .set({ email_verified_at: '2026-12-01T12:00:00Z' })
    .where('id', '=', member.id)
    .execute();
  return member;
}

async function rowsOf(email: string) {
  return server.database.sql
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '=', email)
    .execute();
}

describe('the mailing list in one’s settings', () => {
  test('is joined and left at once, as often as one likes, without an email', async () => {
    const { client, email } = await verifiedMember();
    expect(await own(client)).toBe(false);
    for (const isOn of [true, true, false, false, true]) {
      expect((await set(client, isOn)).data).toEqual({ setMySubscription: { isOn: isOn } });
      expect(await own(client)).toBe(isOn);
    }
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await collectMail(server)).toEqual([]);
  });

  test('knows an address however it is spelt, and joins one that waits for its email', async () => {
    const { client, email } = await verifiedMember();
    await server
      .client()
      .graphql('mutation ($email: String!) { subscribe(input: { email: $email }) { email } }', {
        email: email.toUpperCase(),
      });
    await collectMail(server);
    expect(await own(client)).toBe(false);
    await set(client, true);
    expect(await own(client)).toBe(true);
    expect(await rowsOf(email)).toMatchObject([{ token_hash: null, token_expires_at: null }]);
  });

  test('tells nothing, and does nothing, until the address is known to be one’s own', async () => {
    const { client, email } = await newMember(server);
    const now = server.runtime.clock();
    await joinList(server.database.sql, { email, language: 'en', now });
    expect(await own(client)).toBeNull();
    const { errors } = await set(client, false);
    expect(errors).toMatchObject([
      {
        message: 'Confirm your email address before you subscribe.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
    expect(await rowsOf(email)).toMatchObject([{ left_at: null }]);
  });

  test('is one’s own', async () => {
    const [member, other] = [await verifiedMember(), await verifiedMember()];
    await set(member.client, true);
    expect(await own(other.client)).toBe(false);
    await set(other.client, false);
    expect(await own(member.client)).toBe(true);
  });

  test.each([OWN, 'mutation { setMySubscription(input: { isOn: true }) { isOn } }'])(
    'is refused to whoever is not logged in: %s',
    async (query) => {
      const { errors } = await server.client().graphql(query);
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    },
  );
});
