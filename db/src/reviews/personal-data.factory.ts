import { sql } from 'kysely';
import { createUser } from '#db/accounts/user.factory.ts';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  const guest = await createUser(em);
  await sql`
    WITH written AS (
      INSERT INTO reviews (studio_id, user_id, rating, title, content)
      VALUES (${studioId}, ${userId}, 5, 'Good', 'A good room to play in.') RETURNING id
    ), answered AS (
      INSERT INTO review_answers (review_id, user_id, content, created_at, updated_at)
      SELECT id, ${userId}, 'Come again.', now(), now() FROM written
    ), pictured AS (
      INSERT INTO review_pictures
        (user_id, studio_id, review_id, name, url, width, height, created_at)
      SELECT ${userId}, ${studioId}, id, 'aa', '/uploads/review-pictures/aa.webp', 4, 3, now()
      FROM written
    )
    INSERT INTO guest_reviews (studio_id, guest_id, user_id, rating, content, created_at)
    VALUES (${studioId}, ${guest.id}, ${userId}, 5, 'Left the room as it was.', now())
  `.execute(sqlOf(em));
};
