import { sql } from 'kysely';
import type { CategoryId, Category } from '#domain/studios/category.ts';
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
  /** Approved studios in it (ruling 4). */
  studioCount: number;
}

/** Every city in its listed order, with the number of its approved studios. */
export async function listCities(db: Sql): Promise<CityRow[]> {
  return db
    .selectFrom('cities')
    .select([
      'cities.id',
      'cities.name',
      'country_code as countryCode',
      'country',
      'region',
      'zone',
      'latitude',
      'longitude',
    ])
    .select(({ selectFrom }) =>
      selectFrom('studios')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('city_id', '=', 'cities.id')
        .where('status', '=', 'approved')
        .as('studioCount'),
    )
    .orderBy('position')
    .$narrowType<{ studioCount: number }>()
    .execute();
}

export interface CategoryRow extends Category {
  /** Approved studios in it. */
  studioCount: number;
}

/** Every category in its listed order, with the number of its approved studios. */
export async function listCategories(db: Sql): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .select(['categories.id', 'categories.name', 'categories.description'])
    .select(({ selectFrom }) =>
      selectFrom('studio_categories')
        .innerJoin('studios', 'studios.id', 'studio_id')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('category_id', '=', 'categories.id')
        .where('status', '=', 'approved')
        .as('studioCount'),
    )
    .orderBy('position')
    .$narrowType<{ studioCount: number; id: CategoryId }>()
    .execute();
}
