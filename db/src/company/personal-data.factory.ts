import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertRemoval } from './removal-request.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  await insertRemoval(
    sqlOf(em),
    {
      name: 'Nell Ferrand',
      email: 'nell@removal.example',
      language: 'en',
      listingUrl: 'https://roomtone.example/studios/7',
      reason: 'It is my house, and I never listed it.',
      additionalDetails: 'The bell says Ferrand.',
      userId,
    },
    Date.parse('2026-12-01T12:00:00Z'),
  );
};
