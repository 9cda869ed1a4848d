import {
  findAmenities,
  findEquipment,
  findFaqs,
  findImages,
  findOpeningHours,
  findSpaces,
  findStudioCategories,
  findStudioOwners,
  findStudios,
} from '#db/studios/studio.repository.ts';
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

/** Who owns each studio. */
export const ownerLoader = oneLoader(
  async ({ reads }, ids: readonly number[]) =>
    [...(await findStudioOwners(reads, ids))].map(([studioId, ownerId]) => ({ studioId, ownerId })),
  studioIdOf,
);

export const imagesLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findImages(reads, ids),
  studioIdOf,
);
export const categoryIdsLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findStudioCategories(reads, ids),
  studioIdOf,
);
export const equipmentLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findEquipment(reads, ids),
  studioIdOf,
);
export const spacesLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findSpaces(reads, ids),
  studioIdOf,
);
export const amenitiesLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findAmenities(reads, ids),
  studioIdOf,
);
export const openingHoursLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findOpeningHours(reads, ids),
  studioIdOf,
);
export const faqsLoader = manyLoader(
  ({ reads }, ids: readonly number[]) => findFaqs(reads, ids),
  studioIdOf,
);

/** Every city, once per request: there are few, and most results name several. */
export const citiesOf = perRequest(({ reads }) => listCities(reads));

/** Every category, once per request. */
export const categoriesOf = perRequest(({ reads }) => listCategories(reads));

/** How many studios each city has, once per request. */
export const cityCountsOf = perRequest(({ reads }) => countStudiosByCity(reads));

/** How many studios each category has, once per request. */
export const categoryCountsOf = perRequest(({ reads }) => countStudiosByCategory(reads));
