import { sql } from 'kysely';
import type { PlaceHours } from '#domain/directories/opening-hours.ts';
import type { PlaceKind, PlaceStatus, PlaceTag } from '#domain/directories/place.ts';
import { sqlOf } from '../orm.ts';
import type { EntityManager } from '../orm.ts';

interface PlaceOptions {
  kind?: PlaceKind;
  slug?: string;
  name?: string;
  description?: string;
  cityId?: string;
  latitude?: number;
  longitude?: number;
  hours?: PlaceHours;
  tags?: readonly PlaceTag[];
  status?: PlaceStatus;
  /** Addresses that it had before. */
  formerSlugs?: readonly string[];
  createdAt?: Date;
}

let count = 0;

/** A record store in London, open to readers but never by its hours, for a test. */
export async function createPlace(
  em: EntityManager,
  options: PlaceOptions = {},
): Promise<{ id: number; slug: string; name: string }> {
  count += 1;
  const { kind = 'record-store', slug = `place-${count}`, name = `Place ${count}` } = options;
  const at = (options.createdAt ?? new Date('2026-11-01T12:00:00Z')).toISOString();
  const db = sqlOf(em);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO places (kind, slug, name, description, city_id, address, latitude, longitude,
      website, opening_hours, tags, status, created_at, updated_at)
    VALUES (${kind}, ${slug}, ${name}, ${options.description ?? 'Records.'},
      ${options.cityId ?? 'london'}, 'Bow Lane', ${options.latitude ?? 51.51},
      ${options.longitude ?? -0.12}, 'https://place.example',
      ${JSON.stringify(options.hours ?? {})}::jsonb, ${options.tags ?? []}::text[],
      ${options.status ?? 'published'}, ${at}, ${at})
    RETURNING id
  `.execute(db);
  const { id } = rows[0]!;
  for (const former of options.formerSlugs ?? []) {
    await sql`
      INSERT INTO place_slugs (kind, slug, place_id) VALUES (${kind}, ${former}, ${id})
    `.execute(db);
  }
  return { id, slug, name };
}
