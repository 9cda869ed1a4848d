import {
  findAmenities,
  findEquipment,
  findExceptionalDays,
  findFaqs,
  findImages,
  findOpeningHours,
  findSpaces,
  findStudioCategories,
  findStudioOwners,
  findStudios,
  findStudiosOfAnyStatus,
} from '#db/studios/studio.repository.ts';
import type { CityRow } from '#db/studios/directory.repository.ts';
import type { Sql } from '#db/orm.ts';
import {
  countStudiosByCategory,
  countStudiosByCity,
  listCategories,
  listCities,
} from '#db/studios/directory.repository.ts';
import { tableTag } from '#db/lib/table-catalog.ts';
import type { Context } from '#api/lib/context.ts';
import { bytesOfRows, factLoader, whenLoaded } from '#api/lib/kept-facts.ts';
import type { Loaded } from '#api/lib/kept-facts.ts';
import { oneLoader, perRequest } from '#api/lib/loaders.ts';

const studioIdOf = ({ studioId }: { studioId: number }) => studioId;

/** Approved studios by id. */
export const studioLoader = oneLoader(
  ({ reads }, ids: readonly number[]) => findStudios(reads, ids),
  ({ id }) => id,
);

/** Studios by id, also those that are not public: for whoever books, runs or writes to them. */
export const anyStudioLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findStudiosOfAnyStatus(sql, ids),
  ({ id }) => id,
);

/** Who owns each studio. */
export const ownerLoader = oneLoader(
  async ({ reads }, ids: readonly number[]) =>
    [...(await findStudioOwners(reads, ids))].map(([studioId, ownerId]) => ({ studioId, ownerId })),
  studioIdOf,
);

/** Loads what belongs to studios, in the order in which it is found: kept until the studio changes. */
function partsLoader<R extends { studioId: number }>(
  find: (db: Sql, ids: readonly number[]) => Promise<R[]>,
) {
  return factLoader<number, readonly R[]>({
    tagOf: (id) => `studio:${id}`,
    async find({ sql }, ids) {
      const parts = Map.groupBy(await find(sql, ids), studioIdOf);
      return ids.map((id) => parts.get(id) ?? []);
    },
    bytesOf: bytesOfRows,
  });
}

export const imagesLoader = partsLoader(findImages);
export const categoryIdsLoader = partsLoader(findStudioCategories);
export const equipmentLoader = partsLoader(findEquipment);
export const spacesLoader = partsLoader(findSpaces);
export const amenitiesLoader = partsLoader(findAmenities);
export const openingHoursLoader = partsLoader(findOpeningHours);
export const exceptionalDaysLoader = partsLoader(findExceptionalDays);
export const faqsLoader = partsLoader(findFaqs);

/** A whole table, which hardly ever changes: it comes with a version of the product. */
function listLoader<R>(table: string, list: (db: Sql) => Promise<R[]>) {
  const loaderOf = factLoader<string, readonly R[]>({
    tagOf: tableTag,
    find: async ({ sql }, keys) => {
      const rows = await list(sql);
      return keys.map(() => rows);
    },
    bytesOf: bytesOfRows,
  });
  return (context: Context) => loaderOf(context).load(table);
}

/** Every city: there are few, and most results name several. */
export const citiesOf = listLoader('cities', listCities);

/** The city with an id; undefined for none and for an unknown one. */
export function cityOf(context: Context, id: string | null): Loaded<CityRow | undefined> {
  return whenLoaded(citiesOf(context), (cities) => cities.find((city) => city.id === id));
}

/** Every category. */
export const categoriesOf = listLoader('categories', listCategories);

/** How many studios each city has, once per request. */
export const cityCountsOf = perRequest(({ reads }) => countStudiosByCity(reads));

/** How many studios each category has, once per request. */
export const categoryCountsOf = perRequest(({ reads }) => countStudiosByCategory(reads));
