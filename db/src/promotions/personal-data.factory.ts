import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertPromotion } from './promotion.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  const now = Date.parse('2026-12-01T12:00:00Z');
  await insertPromotion(sqlOf(em), {
    studioId,
    userId,
    kind: 'boost',
    days: 7,
    priceCents: 2900,
    place: null,
    heldUntil: now,
    startsAt: now,
    endsAt: now + 1,
    now,
  });
};
