import { sql } from 'kysely';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  await sql`
    INSERT INTO waitlist_entries
      (user_id, studio_id, date, earliest_minute, latest_minute, hours)
    VALUES (${userId}, ${studioId}, '2026-12-08', 0, 1439, 2)
  `.execute(sqlOf(em));
};
