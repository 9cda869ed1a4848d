import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertPortfolio } from './portfolio.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const now = Date.parse('2026-12-01T12:00:00Z');
  await insertPortfolio(sqlOf(em), { userId, name: 'Ines Vale', slug: `ines-${userId}`, now });
};
