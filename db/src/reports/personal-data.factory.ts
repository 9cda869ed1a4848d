import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertReport } from './studio-report.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  await insertReport(sqlOf(em), {
    studioId,
    subject: 'listing',
    subjectId: studioId,
    userId,
    reason: 'other',
    details: 'The pictures are of another room.',
    now: Date.parse('2026-12-01T12:00:00Z'),
  });
};
