import { sql } from 'kysely';
import { createStudio } from '#db/studios/studio.factory.ts';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId, studioId }) => {
  const db = sqlOf(em);
  const { id: othersId } = await createStudio(em);
  await sql`
    INSERT INTO studio_members (studio_id, user_id, role, created_at)
    VALUES (${othersId}, ${userId}, 'engineer', now())
  `.execute(db);
  await sql`
    INSERT INTO studio_invitations (studio_id, user_id, email, role, created_at, expires_at)
    VALUES (${studioId}, ${userId}, 'ines@example.org', 'manager', now(), now() + interval '1 day')
  `.execute(db);
};
