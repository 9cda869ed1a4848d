import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import {
  PostgresAdapter,
  PostgresQueryCompiler,
  PostgresIntrospector,
  Kysely,
  DummyDriver,
} from 'kysely';
import { sql } from 'kysely';
import { freeGaps } from '../../data/free-gaps.ts';
import { studioColumns } from './studio-row.ts';
import type { StudioRow } from './studio-row.ts';

type OfStudio<Row> = Row & { studio_id: number };

/** Loaders of one request, as they are usually written: a statement for each kind of thing. */
export function loadersOf(pool: Pool) {
  const query = async <Row extends object>(name: string, text: string, ids: readonly number[]) => {
    const { rows } = await pool.query<Row>({ name, text, values: [ids] });
    return rows;
  };
  const many = <Row extends object>(name: string, text: string) =>
    new DataLoader<number, Row[]>(async (ids) => {
      const rows = Map.groupBy(await query<OfStudio<Row>>(name, text, ids), (row) => row.studio_id);
      return ids.map((id) => rows.get(id) ?? []);
    });
  const one = <Row extends object>(name: string, text: string, key: keyof Row) =>
    new DataLoader<number, Row | undefined>(async (ids) => {
      const rows = new Map((await query<Row>(name, text, ids)).map((row) => [row[key], row]));
      return ids.map((id) => rows.get(id as Row[keyof Row]));
    });
  return {
    studio: one<StudioRow>('studio', studios, 'id'),
    user: one<UserRow>('user', users, 'id'),
    images: many<ImageRow>('images', images),
    categories: many<{ id: string }>('categories', categories),
    equipment: many<{ name: string; category: string }>('equipment', equipment),
    spaces: many<{ name: string; description: string }>('spaces', spaces),
    amenities: many<object>('amenities', amenities),
    faqs: many<object>('faqs', faqs),
    openingHours: many<HoursRow>('hours', openingHours),
    exceptions: many<ExceptionRow>('exceptions', exceptions),
    nearSlot: one<SlotRow>('near-slot', slots(6), 'studio_id'),
    farSlot: one<SlotRow>('far-slot', slots(31), 'studio_id'),
  };
}

export type Loaders = ReturnType<typeof loadersOf>;

export interface UserRow {
  id: number;
  name: string;
}

export interface ImageRow {
  url: string;
  alt: string;
  width: number;
  height: number;
}

export interface HoursRow {
  weekday: number;
  opens_minute: number;
  closes_minute: number;
}

export interface ExceptionRow {
  date: string;
  opens_minute: number | null;
  closes_minute: number | null;
  reason: string;
}

interface SlotRow {
  studio_id: number;
  starts_at: string;
}

const studios = `
  SELECT ${studioColumns} FROM studios JOIN cities ON cities.id = city_id
  WHERE studios.id = ANY ($1::int[])
`;
const users = `
  SELECT
    id, name, avatar_url AS "avatarUrl", created_at AS "createdAt",
    spoken_languages AS "spokenLanguages", minutes AS "responseMinutes"
  FROM users LEFT JOIN response_times ON user_id = id
  WHERE id = ANY ($1::int[])
`;
const images = `
  SELECT studio_id, url, alt, width, height FROM studio_images
  WHERE studio_id = ANY ($1::int[]) ORDER BY studio_id, position
`;
const categories = `
  SELECT studio_id, category_id AS id FROM studio_categories
  WHERE studio_id = ANY ($1::int[]) ORDER BY studio_id, position
`;
const equipment = `
  SELECT studio_id, name, category FROM studio_equipment JOIN equipment ON equipment.id = equipment_id
  WHERE studio_id = ANY ($1::int[]) ORDER BY studio_id, position
`;
const spaces = `
  SELECT studio_id, name, description FROM studio_spaces
  WHERE studio_id = ANY ($1::int[]) ORDER BY studio_id, position
`;
const amenities = `
  SELECT studio_id, amenities.id FROM amenities CROSS JOIN unnest($1::int[]) AS studio_id
  WHERE NOT EXISTS (
    SELECT FROM studio_missing_amenities missing
    WHERE missing.studio_id = studio_id AND amenity_id = amenities.id
  )
  ORDER BY position
`;
const faqs = `
  SELECT studio_id, question, answer FROM studio_faqs
  WHERE studio_id = ANY ($1::int[]) ORDER BY studio_id, position
`;
const openingHours = `
  SELECT studio_id, weekday, opens_minute, closes_minute FROM opening_hours
  WHERE studio_id = ANY ($1::int[]) ORDER BY studio_id, weekday, opens_minute
`;
const exceptions = `
  SELECT studio_id, date::text, opens_minute, closes_minute, reason FROM studio_exceptions
  WHERE studio_id = ANY ($1::int[]) AND date >= current_date ORDER BY studio_id, date
`;

/** The first two hours of each studio that are free within so many days. */
function slots(days: number): string {
  return `
    SELECT DISTINCT ON (studio_id) studio_id, first.start AS starts_at
    FROM (${textOf(days)}) gaps
    JOIN studios ON studios.id = studio_id
    CROSS JOIN LATERAL (
      SELECT date_bin(
        '15 minutes',
        greatest(gaps.starts_at, now() + minimum_notice_minutes * interval '1 minute')
          - interval '1 millisecond',
        'epoch'
      ) + interval '15 minutes' AS start
    ) first
    WHERE first.start + interval '2 hours' <= gaps.ends_at
    ORDER BY studio_id, gaps.starts_at
  `;
}

function textOf(days: number): string {
  const writer = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const asked = sql.raw('$1::int[]');
  return freeGaps(asked, { from: -1, until: days - 1 }).compile(writer).sql;
}
