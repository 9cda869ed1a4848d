import { describe, expect, test } from 'vitest';
import { createUnclaimedStudio } from '#db/claims/unclaimed-studio.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { confirmAddress, signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const CLAIM = `claim { id status listingId reasons }`;
const BY_EMAIL = `mutation ($id: ID!, $email: String!) {
  claimStudioByEmail(input: { unclaimedStudioId: $id, email: $email }) { ${CLAIM} }
}`;
const IN_WORDS = `mutation ($id: ID!, $statement: String!) {
  claimStudioByStatement(input: { unclaimedStudioId: $id, statement: $statement }) { ${CLAIM} }
}`;
const CONFIRM = `mutation ($id: ID!, $code: String!) {
  confirmStudioClaim(input: { id: $id, code: $code }) { ${CLAIM} }
}`;
const WITHDRAW = `mutation ($id: ID!) { withdrawStudioClaim(input: { id: $id }) { ${CLAIM} } }`;
const GRANT = `mutation ($id: ID!) { grantStudioClaim(input: { id: $id }) { ${CLAIM} } }`;
const DECLINE = `mutation ($id: ID!) {
  declineStudioClaim(input: { id: $id, reasons: "Who are you?" }) { ${CLAIM} }
}`;
const MINE = `query ($id: ID!) { myStudioClaim(unclaimedStudioId: $id) { id status listingId } }`;
const WAITING = `{ claimsToReview(first: 100) { nodes {
  id proof email statement claimant { name } studio { name }
} } }`;
const LISTING = `query ($id: ID!) {
  listing(id: $id) { status content { name cityId categories } owner { name } }
}`;

const PROOF = 'My name is on the imprint of its website, and on the bell at the door.';

interface Claim {
  id: string;
  status: string;
  listingId: string | null;
}

/** The claim that a mutation returns. */
async function claimed(result: Promise<{ data: unknown; errors: unknown[] }>): Promise<Claim> {
  const { data, errors } = await result;
  expect(errors).toEqual([]);
  const [payload] = Object.values(data as Record<string, { claim: Claim }>);
  return payload!.claim;
}

async function codeOf(result: ReturnType<TestClient['graphql']>): Promise<unknown> {
  return (await result).errors[0]?.extensions.code;
}

/** An unclaimed studio with a website at a domain. */
async function unclaimed(domain: string, userId?: number): Promise<string> {
  const id = await createUnclaimedStudio(server.database.em, {
    name: 'Kettle Works',
    website: `https://www.${domain}/rooms`,
    categories: ['recording', 'drums'],
    ...(userId !== undefined && { userId }),
  });
  return String(id);
}

/** The code that was mailed last. */
async function mailedCode(email: string): Promise<string> {
  const mail = (await collectMail(server)).findLast(({ recipient }) => recipient === email);
  return /\b\d{8}\b/.exec(mail!.text)![0];
}

/** Any code but the right one. */
const wrong = (code: string) => (code === '00000000' ? '00000001' : '00000000');

describe('by email', () => {
  test('a code that is mailed to the domain of the website makes the studio theirs to list', async () => {
    const { client, user } = await signedIn(server, { language: 'en' });
    await confirmAddress(server, user.email);
    const id = await unclaimed('one.example');
    const variables = { id, email: 'Desk@one.example' };
    const claim = await claimed(client.graphql(BY_EMAIL, variables));
    expect(claim.status).toBe('UNPROVEN');
    const code = await mailedCode('desk@one.example');
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    const granted = await claimed(client.graphql(CONFIRM, { id: claim.id, code: spaced }));
    expect(granted.status).toBe('GRANTED');
    expect((await client.graphql(LISTING, { id: granted.listingId })).data).toEqual({
      listing: {
        status: 'DRAFT',
        content: { name: 'Kettle Works', cityId: 'london', categories: ['recording', 'drums'] },
        owner: { name: user.name },
      },
    });
    const [mail] = await collectMail(server);
    expect(mail).toMatchObject({
      recipient: user.email,
      subject: 'Kettle Works is yours to list',
    });
    expect(mail?.text).toContain(`/submit/${granted.listingId}/basics`);
    // It works once, and nobody else can claim it.
    expect(await codeOf(client.graphql(CONFIRM, { id: claim.id, code }))).toBe('CONFLICT');
    const { client: late } = await signedIn(server);
    expect(await codeOf(late.graphql(IN_WORDS, { id, statement: PROOF }))).toBe('CONFLICT');
  });

  test('addresses elsewhere prove nothing', async () => {
    const { client } = await signedIn(server);
    const id = await unclaimed('two.example');
    const { errors } = await client.graphql(BY_EMAIL, { id, email: 'me@two.example.org' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'Enter an address that ends in @two.example' },
    });
    const anybody = await unclaimed('gmail.com');
    expect(await codeOf(client.graphql(BY_EMAIL, { id: anybody, email: 'me@gmail.com' }))).toBe(
      'BAD_USER_INPUT',
    );
    expect((await client.graphql(MINE, { id })).data).toEqual({ myStudioClaim: null });
  });

  test('after five wrong codes the right one works no more, and a new one does', async () => {
    const { client } = await signedIn(server);
    const id = await unclaimed('three.example');
    const variables = { id, email: 'desk@three.example' };
    const claim = await claimed(client.graphql(BY_EMAIL, variables));
    const code = await mailedCode('desk@three.example');
    for (let time = 0; time < 5; time += 1) {
      const { errors } = await client.graphql(CONFIRM, { id: claim.id, code: wrong(code) });
      expect(errors[0]?.extensions).toMatchObject({
        fields: { code: 'This code is wrong or too old. Check it, or ask for a new one.' },
      });
    }
    expect(await codeOf(client.graphql(CONFIRM, { id: claim.id, code }))).toBe('BAD_USER_INPUT');
    expect(await claimed(client.graphql(BY_EMAIL, variables))).toMatchObject({ id: claim.id });
    const next = await mailedCode('desk@three.example');
    expect(await claimed(client.graphql(CONFIRM, { id: claim.id, code: next }))).toMatchObject({
      status: 'GRANTED',
    });
  });

  test('a code expires, and one that was mailed before another claim is none', async () => {
    const { client } = await signedIn(server);
    const id = await unclaimed('four.example');
    const claim = await claimed(client.graphql(BY_EMAIL, { id, email: 'a@four.example' }));
    const first = await mailedCode('a@four.example');
    await client.graphql(BY_EMAIL, { id, email: 'b@four.example' });
    expect(await codeOf(client.graphql(CONFIRM, { id: claim.id, code: first }))).toBe(
      'BAD_USER_INPUT',
    );
    const second = await mailedCode('b@four.example');
    await server.database.sql
      .updateTable('studio_claims')
      .set({ code_expires_at: new Date(server.runtime.clock()) })
      .where('id', '=', Number(claim.id))
      .execute();
    expect(await codeOf(client.graphql(CONFIRM, { id: claim.id, code: second }))).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('whoever suggested the studio with its website waits for an administrator', async () => {
    const { client, user } = await signedIn(server);
    const id = await unclaimed('five.example', user.id);
    const claim = await claimed(client.graphql(BY_EMAIL, { id, email: 'desk@five.example' }));
    const code = await mailedCode('desk@five.example');
    expect(await claimed(client.graphql(CONFIRM, { id: claim.id, code }))).toMatchObject({
      status: 'WAITING',
      listingId: null,
    });
  });
});

describe('in words', () => {
  test('an administrator grants one claim, which closes all others with an email', async () => {
    const id = await unclaimed('six.example');
    const { client: musician } = await signedIn(server);
    const { client: owner, user } = await signedIn(server, { language: 'en' });
    const { client: rival, user: other } = await signedIn(server, { language: 'en' });
    for (const { email } of [user, other]) await confirmAddress(server, email);
    const claim = await claimed(owner.graphql(IN_WORDS, { id, statement: PROOF }));
    const lost = await claimed(rival.graphql(BY_EMAIL, { id, email: 'desk@six.example' }));
    const admin = await administrator(server);
    const { data } = await admin.graphql<{ claimsToReview: { nodes: unknown[] } }>(WAITING);
    expect(data!.claimsToReview.nodes).toContainEqual({
      id: claim.id,
      proof: 'STATEMENT',
      email: '',
      statement: PROOF,
      claimant: { name: user.name },
      studio: { name: 'Kettle Works' },
    });
    await collectMail(server);
    expect(await codeOf(musician.graphql(GRANT, { id: claim.id }))).toBe('FORBIDDEN');
    // The code of this one has not been entered.
    expect(await codeOf(admin.graphql(GRANT, { id: lost.id }))).toBe('CONFLICT');
    expect(await claimed(admin.graphql(GRANT, { id: claim.id }))).toMatchObject({
      status: 'GRANTED',
    });
    expect((await rival.graphql(MINE, { id })).data).toEqual({
      myStudioClaim: { id: lost.id, status: 'OVERTAKEN', listingId: null },
    });
    const emails = await collectMail(server);
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [user.email, 'Kettle Works is yours to list'],
      [other.email, 'Kettle Works has been claimed by somebody else'],
    ]);
  });

  test('a declined claim comes back with reasons, and can be made again', async () => {
    const id = await unclaimed('seven.example');
    const { client, user } = await signedIn(server, { language: 'en' });
    await confirmAddress(server, user.email);
    const claim = await claimed(client.graphql(IN_WORDS, { id, statement: PROOF }));
    const admin = await administrator(server);
    await collectMail(server);
    expect(await claimed(admin.graphql(DECLINE, { id: claim.id }))).toMatchObject({
      status: 'DECLINED',
      reasons: 'Who are you?',
    });
    const [mail] = await collectMail(server);
    expect(mail?.text).toContain('“Who are you?”');
    const again = await claimed(client.graphql(IN_WORDS, { id, statement: PROOF }));
    expect(again.id).not.toBe(claim.id);
  });

  test('what proves it has to be said', async () => {
    const { client } = await signedIn(server);
    const id = await unclaimed('eight.example');
    const { errors } = await client.graphql(IN_WORDS, { id, statement: 'It is mine.' });
    expect(errors[0]?.extensions).toMatchObject({
      fields: { statement: 'Tell us in at least 40 characters how we can see that it is yours' },
    });
  });
});

test('a draft that is removed leaves the studio to be claimed again', async () => {
  const id = await unclaimed('nine.example');
  const { client } = await signedIn(server);
  const claim = await claimed(client.graphql(IN_WORDS, { id, statement: PROOF }));
  const admin = await administrator(server);
  const { listingId } = await claimed(admin.graphql(GRANT, { id: claim.id }));
  await client.graphql(
    `mutation { removeListing(input: { id: "${listingId}" }) { removedListingId } }`,
  );
  const { client: next } = await signedIn(server);
  expect(await claimed(next.graphql(IN_WORDS, { id, statement: PROOF }))).toMatchObject({
    status: 'WAITING',
  });
});

test('claims are nobody else’s business', async () => {
  const id = await unclaimed('ten.example');
  const { client } = await signedIn(server);
  const claim = await claimed(client.graphql(IN_WORDS, { id, statement: PROOF }));
  const { client: other } = await signedIn(server);
  const admin = await administrator(server);
  const refused = (who: TestClient, operation: string, variables = {}) =>
    codeOf(who.graphql(operation, { id: claim.id, code: '12345678', ...variables }));
  for (const stranger of [other, admin]) {
    expect(await refused(stranger, WITHDRAW)).toBe('NOT_FOUND');
    expect(await refused(stranger, CONFIRM)).toBe('NOT_FOUND');
  }
  expect(await refused(other, WAITING)).toBe('FORBIDDEN');
  expect(await refused(other, DECLINE)).toBe('FORBIDDEN');
  expect(await refused(server.client(), IN_WORDS, { id, statement: PROOF })).toBe(
    'UNAUTHENTICATED',
  );
  expect((await other.graphql(MINE, { id })).data).toEqual({ myStudioClaim: null });
  expect(await claimed(client.graphql(WITHDRAW, { id: claim.id }))).toMatchObject({
    status: 'WITHDRAWN',
  });
  expect(await codeOf(client.graphql(WITHDRAW, { id: claim.id }))).toBe('CONFLICT');
});
