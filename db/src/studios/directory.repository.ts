import { sql } from 'kysely';
import type { Category, CategoryId } from '#domain/studios/category.ts';
import type { RegionId } from '#domain/studios/city.ts';
import type { Sql } from '../orm.ts';

export interface CityRow {
  id: string;
  name: string;
  countryCode: string;
  country: string;
  region: RegionId;
  zone: string;
  latitude: number;
  longitude: number;
}

/** Every city, in its listed order. */
export async function listCities(db: Sql): Promise<CityRow[]> {
  return db
    .selectFrom('cities')
    .select([
      'id',
      'name',
      'country_code as countryCode',
      'country',
      'region',
      'zone',
      'latitude',
      'longitude',
    ])
    .orderBy('position')
    .execute();
}

/** Every category, in its listed order. */
export async function listCategories(db: Sql): Promise<Category[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'description'])
    .orderBy('position')
    .execute();
}

/** How many approved studios each city has, by its id (ruling 4). Cities without any are left out. */
export async function countStudiosByCity(db: Sql): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('studios')
    .select(['city_id as id', sql<number>`count(*)::int`.as('count')])
    .where('status', '=', 'approved')
    .groupBy('city_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** How many approved studios each category has, by its id. Those without any are left out. */
export async function countStudiosByCategory(db: Sql): Promise<Map<CategoryId, number>> {
  const rows = await db
    .selectFrom('studio_categories')
    .innerJoin('studios', 'studios.id', 'studio_id')
    .select(['category_id as id', sql<number>`count(*)::int`.as('count')])
    .where('status', '=', 'approved')
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}
