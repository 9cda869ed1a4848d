import { sql } from 'kysely';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { createProduct } from './product.factory.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const { id } = await createProduct(em);
  await sql`
    INSERT INTO product_reviews (product_id, user_id, rating, title, content, is_verified, created_at)
    VALUES (${id}, ${userId}, 4, 'Warm', 'Warm, and quiet enough for a harp.', true, '2026-12-01')
  `.execute(sqlOf(em));
};
