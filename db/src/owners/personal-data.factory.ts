import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertRequest } from './owner-request.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  await insertRequest(sqlOf(em), {
    userId,
    studioId,
    kind: 'interview',
    subject: 'Our echo chamber',
    details: 'It was a swimming pool.',
    now: Date.parse('2026-12-01T12:00:00Z'),
  });
};
