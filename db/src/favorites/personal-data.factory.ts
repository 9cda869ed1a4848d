import { sql } from 'kysely';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  for (const statement of [
    sql`INSERT INTO favorites (user_id, studio_id, note) VALUES (${userId}, ${studioId}, 'Warm')`,
    sql`INSERT INTO collections (user_id, name, name_key, position) VALUES (${userId}, 'L', 'l', 1)`,
    sql`INSERT INTO collection_studios (collection_id, user_id, studio_id)
      SELECT id, user_id, ${studioId} FROM collections WHERE user_id = ${userId}`,
  ]) {
    await statement.execute(sqlOf(em));
  }
};
