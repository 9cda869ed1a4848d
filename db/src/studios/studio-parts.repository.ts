import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { OpenWindow } from '#domain/bookings/availability.ts';
import type { AmenityId } from '#domain/studios/amenity.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { ExceptionalDay } from '#domain/studios/exceptions.ts';
import type { EquipmentCategory } from '#domain/studios/studio.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import { anyOf } from '../lib/any-of.ts';
import type { Sql } from '../orm.ts';

/** What studios have several of, in their order. */
export interface StudioParts {
  /** Pictures, the main one first. */
  images: { url: string; alt: string; width: number; height: number }[];
  /** Room types, the main one first. */
  categories: { categoryId: CategoryId }[];
  /** Gear, in the order in which the owner lists it. */
  equipment: { name: string; category: EquipmentCategory }[];
  /** Rooms. */
  spaces: { name: string; description: string }[];
  /** The standard amenities that it has: all that the owner did not untick (ruling 6). */
  amenities: { id: AmenityId; name: string }[];
  /** The questions that the owner answers. */
  faqs: { question: string; answer: string }[];
  /** Weekly hours, from Monday on, minutes after midnight in studio time. */
  openingHours: (OpenWindow & { weekday: Weekday })[];
  /** Days whose hours differ from the weekly ones, past ones too. */
  exceptionalDays: ExceptionalDay[];
}

export type StudioPart = keyof StudioParts;

/** The rows of each part of the studio in `studios`. */
const rowsOf: Readonly<Record<StudioPart, RawBuilder<unknown>>> = {
  images: sql`
    SELECT url, alt, width, height FROM studio_images
    WHERE studio_id = studios.id ORDER BY position
  `,
  categories: sql`
    SELECT category_id AS "categoryId" FROM studio_categories
    WHERE studio_id = studios.id ORDER BY position
  `,
  equipment: sql`
    SELECT name, category FROM studio_equipment JOIN equipment ON equipment.id = equipment_id
    WHERE studio_id = studios.id ORDER BY position
  `,
  spaces: sql`
    SELECT name, description FROM studio_spaces WHERE studio_id = studios.id ORDER BY position
  `,
  amenities: sql`
    SELECT id, name FROM amenities
    WHERE NOT EXISTS (
      SELECT FROM studio_missing_amenities
      WHERE studio_id = studios.id AND amenity_id = amenities.id
    )
    ORDER BY position
  `,
  faqs: sql`
    SELECT question, answer FROM studio_faqs WHERE studio_id = studios.id ORDER BY position
  `,
  openingHours: sql`
    SELECT weekday, opens_minute AS "opensMinute", closes_minute AS "closesMinute"
    FROM opening_hours
    WHERE studio_id = studios.id ORDER BY weekday, opens_minute
  `,
  exceptionalDays: sql`
    SELECT date, opens_minute AS "opensMinute", closes_minute AS "closesMinute", reason
    FROM studio_exceptions
    WHERE studio_id = studios.id ORDER BY date, opens_minute
  `,
};

/** All parts of studios. */
export const studioParts = Object.keys(rowsOf) as StudioPart[];

/**
 * Parts of studios, public or not, by the id of the studio: in one statement, however many are asked
 * for. Ids that name no studio are left out.
 */
export async function findStudioParts<Part extends StudioPart>(
  db: Sql,
  parts: readonly Part[],
  ids: readonly number[],
): Promise<Map<number, Pick<StudioParts, Part>>> {
  const columns = parts.map(
    (part) => sql`
      (SELECT coalesce(json_agg(part), '[]') FROM (${rowsOf[part]}) part) AS ${sql.ref(part)}
    `,
  );
  const { rows } = await sql<Pick<StudioParts, Part> & { id: number }>`
    SELECT id, ${sql.join(columns)} FROM studios WHERE id = ${anyOf(ids)}
  `.execute(db);
  return new Map(rows.map(({ id, ...own }) => [id, own as unknown as Pick<StudioParts, Part>]));
}
