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
import { manyLoader, oneLoader, perRequest } from '#api/lib/loaders.ts';

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

/** Loads what belongs to studios, in the order in which it is found. */
function partsLoader<R extends { studioId: number }>(
  find: (reads: Sql, ids: readonly number[]) => Promise<R[]>,
) {
  return manyLoader(({ reads }, ids: readonly number[]) => find(reads, ids), studioIdOf);
}

export const imagesLoader = partsLoader(findImages);
export const categoryIdsLoader = partsLoader(findStudioCategories);
export const equipmentLoader = partsLoader(findEquipment);
export const spacesLoader = partsLoader(findSpaces);
export const amenitiesLoader = partsLoader(findAmenities);
export const openingHoursLoader = partsLoader(findOpeningHours);
export const exceptionalDaysLoader = partsLoader(findExceptionalDays);
export const faqsLoader = partsLoader(findFaqs);

/** Every city, once per request: there are few, and most results name several. */
export const citiesOf = perRequest(({ reads }) => listCities(reads));

/** The city with an id; undefined for none and for an unknown one. */
export async function cityOf(
  context: Parameters<typeof citiesOf>[0],
  id: string | null,
): Promise<CityRow | undefined> {
  return (await citiesOf(context)).find((city) => city.id === id);
}

/** Every category, once per request. */
export const categoriesOf = perRequest(({ reads }) => listCategories(reads));

/** How many studios each city has, once per request. */
export const cityCountsOf = perRequest(({ reads }) => countStudiosByCity(reads));

/** How many studios each category has, once per request. */
export const categoryCountsOf = perRequest(({ reads }) => countStudiosByCategory(reads));
