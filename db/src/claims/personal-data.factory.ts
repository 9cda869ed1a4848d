import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { upsertClaim } from './studio-claim.repository.ts';
import { insertSuggestion } from './unclaimed-studio.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const db = sqlOf(em);
  const now = Date.parse('2026-12-01T12:00:00Z');
  const studioId = await insertSuggestion(db, {
    name: 'Cellar with an organ',
    cityId: 'london',
    categories: ['recording'],
    website: 'https://cellar.example',
    why: 'I was there last week.',
    userId,
    now,
  });
  const statement = 'My name is on the bell, and on the organ too.';
  const claim = { proof: 'statement', status: 'waiting', email: '', statement } as const;
  await upsertClaim(db, { studioId, userId, ...claim }, now);
};
