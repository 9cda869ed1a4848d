import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertIdea, insertVote } from './idea.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const db = sqlOf(em);
  const now = Date.parse('2026-12-01T12:00:00Z');
  const idea = { title: 'Darker dark mode', text: 'For the night shift.', language: 'en' } as const;
  const id = await insertIdea(db, { ...idea, userId, isOurs: false, status: 'open' }, now);
  await insertVote(db, { ideaId: id, userId }, now);
};
