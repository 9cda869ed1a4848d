import { sql } from 'kysely';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  await sql`
    INSERT INTO calendar_feeds (user_id, studio_id, busy_only, token_hash)
    VALUES (${userId}, ${studioId}, true, sha256(${`of ${userId}`}::text::bytea))
  `.execute(sqlOf(em));
};
