import { emptyContent } from '#domain/listings/empty-content.ts';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertDraft } from './listing.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const content = { ...emptyContent, name: 'Attic with a piano' };
  const now = Date.parse('2026-12-01T12:00:00Z');
  await insertDraft(sqlOf(em), { ownerId: userId, content, now });
};
