import { expect, test } from 'vitest';
import { createUnclaimedStudio } from '#db/claims/unclaimed-studio.factory.ts';
import { setClaimCode, upsertClaim } from '#db/claims/studio-claim.repository.ts';
import { administrator } from '#api/testing/administrator.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { claimCodeHash } from './claim-code.ts';

const server = useServer();

const CONFIRM = `mutation ($id: ID!) {
  confirmStudioClaim(input: { id: $id, code: "12345678" }) { claim { status } }
}`;
const GRANT = `mutation ($id: ID!) { grantStudioClaim(input: { id: $id }) { claim { status } } }`;

/** Somebody with a claim of a studio that is proven by a code, or waits for an administrator. */
async function claimant(studioId: number, proof: 'email' | 'statement') {
  const { client, user } = await signedIn(server);
  const { sql, runtime } = { sql: server.database.sql, runtime: server.runtime };
  const email = proof === 'email' ? `desk-${user.id}@race.example` : '';
  const id = await upsertClaim(
    sql,
    {
      studioId,
      userId: user.id,
      proof,
      status: proof === 'email' ? 'unproven' : 'waiting',
      email,
      statement: proof === 'email' ? '' : 'It is mine.',
    },
    runtime.clock(),
  );
  if (proof === 'email') {
    const hash = claimCodeHash(id, '12345678');
    await setClaimCode(sql, { id, email, hash, expiresAt: runtime.clock() + 60_000 });
  }
  return { client, id };
}

test('of claims that are proven and granted at once, one makes the studio somebody’s', async () => {
  const admin = await administrator(server);
  for (let run = 0; run < 10; run += 1) {
    const studioId = await createUnclaimedStudio(server.database.em);
    const byCode = await Promise.all([1, 2, 3].map(() => claimant(studioId, 'email')));
    const inWords = await Promise.all([1, 2].map(() => claimant(studioId, 'statement')));
    const results = await Promise.all([
      ...byCode.map(({ client, id }) => client.graphql(CONFIRM, { id })),
      ...inWords.map(({ id }) => admin.graphql(GRANT, { id })),
      // Twice the same.
      byCode[0]!.client.graphql(CONFIRM, { id: byCode[0]!.id }),
    ]);
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(
      results.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code)),
    ).toEqual(Array.from({ length: 5 }, () => 'CONFLICT'));
    const ids = [...byCode, ...inWords].map(({ id }) => id);
    const claims = await server.database.sql
      .selectFrom('studio_claims')
      .select(['status', 'user_id as userId'])
      .where('id', 'in', ids)
      .execute();
    expect(claims.map(({ status }) => status).toSorted()).toEqual([
      'granted',
      'overtaken',
      'overtaken',
      'overtaken',
      'overtaken',
    ]);
    // Of all of them, only whoever was granted it has a draft.
    const drafts = await server.database.sql
      .selectFrom('listings')
      .select('user_id as userId')
      .where(
        'user_id',
        'in',
        claims.map(({ userId }) => userId),
      )
      .execute();
    expect(drafts).toEqual([{ userId: claims.find(({ status }) => status === 'granted')!.userId }]);
  }
});
