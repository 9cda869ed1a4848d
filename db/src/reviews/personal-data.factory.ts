import { sql } from 'kysely';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  await sql`
    INSERT INTO reviews (studio_id, user_id, rating, title, content)
    VALUES (${studioId}, ${userId}, 5, 'Good', 'A good room to play in.')
  `.execute(sqlOf(em));
};
