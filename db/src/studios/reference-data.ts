import { amenities } from '#domain/studios/amenity.ts';
import { categories } from '#domain/studios/category.ts';
import { cities } from '#domain/studios/city.ts';
import type { Sql } from '../orm.ts';

/** Writes the categories, cities and amenities that every installation has. Safe to repeat. */
export async function writeReferenceData(db: Sql): Promise<void> {
  await db
    .insertInto('categories')
    .values(categories.map((category, position) => ({ ...category, position })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        description: ref('excluded.description'),
        position: ref('excluded.position'),
      })),
    )
    .execute();
  await db
    .insertInto('amenities')
    .values(amenities.map((amenity, position) => ({ ...amenity, position })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        position: ref('excluded.position'),
      })),
    )
    .execute();
  await db
    .insertInto('cities')
    .values(
      cities.map(({ countryCode, ...city }, position) => ({
        ...city,
        country_code: countryCode,
        position,
      })),
    )
    // An installation may have moved or renamed a city; that is kept.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
