import { sql } from 'kysely';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  await sql`
    INSERT INTO saved_searches (user_id, name, query, told_until)
    VALUES (${userId}, 'Drums', 'type=drums', now())
  `.execute(sqlOf(em));
};
