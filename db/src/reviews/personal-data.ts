import { sql } from 'kysely';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    reviews: { exported: 'reviews', kept: 'Readers count on them; the name is taken out.' },
    review_answers: {
      exported: 'reviewAnswers',
      kept: 'Said for a studio, by the id of a former member.',
    },
    review_pictures: { exported: 'reviewPictures' },
    guest_reviews: {
      exported: 'guestReviews',
      kept: 'Said for a studio, by the id of a former member; those about the user are erased.',
    },
  },
  exports: {
    reviews: exportReviews,
    reviewAnswers: exportAnswers,
    reviewPictures: exportPictures,
    guestReviews: exportGuestReviews,
  },
  /** Photographs are files, which go as those of all features do. */
  async erase(db, { id }) {
    await sql`DELETE FROM review_pictures WHERE user_id = ${id}`.execute(db);
    await sql`DELETE FROM guest_reviews WHERE guest_id = ${id}`.execute(db);
  },
} satisfies PersonalData;

async function exportReviews(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT reviews.id, studios.name AS studio, reviews.rating, reviews.title, reviews.content,
      reviews.sound_rating AS sound, reviews.gear_rating AS gear, reviews.room_rating AS room,
      reviews.host_rating AS host, reviews.value_rating AS value, reviews.verified,
      reviews.hidden_until AS "hiddenUntil", reviews.created_at AS "createdAt"
    FROM reviews JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} ORDER BY reviews.id
  `.execute(db);
  return rows;
}

async function exportAnswers(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT review_id AS "reviewId", content, created_at AS "createdAt", updated_at AS "updatedAt"
    FROM review_answers WHERE user_id = ${userId} ORDER BY review_id
  `.execute(db);
  return rows;
}

async function exportPictures(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT url, review_id AS "reviewId", created_at AS "createdAt"
    FROM review_pictures WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}

/** What the user wrote of guests, and what studios wrote of the user, once that is shown. */
async function exportGuestReviews(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT guest_reviews.id, studios.name AS studio, guest_id = ${userId} AS "isAboutMe",
      guest_reviews.rating, content, hidden_until AS "hiddenUntil",
      guest_reviews.created_at AS "createdAt"
    FROM guest_reviews JOIN studios ON studios.id = studio_id
    WHERE user_id = ${userId} OR (guest_id = ${userId} AND hidden_until IS NULL)
    ORDER BY guest_reviews.id
  `.execute(db);
  return rows;
}
