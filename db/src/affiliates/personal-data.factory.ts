import { createUser } from '#db/accounts/user.factory.ts';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { countVisit, insertSignUp, setAffiliateCode } from './affiliate.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const db = sqlOf(em);
  const now = Date.parse('2026-12-01T12:00:00Z');
  const { id: affiliateId } = await createUser(em);
  await setAffiliateCode(db, { userId, code: `user-${userId}` }, now);
  await countVisit(db, { code: `user-${userId}`, on: '2026-12-01' }, now);
  await setAffiliateCode(db, { userId: affiliateId, code: `user-${affiliateId}` }, now);
  await insertSignUp(db, { userId, affiliateId }, now);
};
