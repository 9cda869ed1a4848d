import DataLoader from 'dataloader';
import { findStudioParts } from '#db/studios/studio-parts.repository.ts';
import type { StudioPart, StudioParts } from '#db/studios/studio-parts.repository.ts';
import { findStudios, findStudiosOfAnyStatus } from '#db/studios/studio.repository.ts';
import type { CityRow } from '#db/studios/directory.repository.ts';
import type { Sql } from '#db/orm.ts';
import {
  countStudiosByCategory,
  countStudiosByCity,
  listCategories,
  listCities,
} from '#db/studios/directory.repository.ts';
import { noteSources, withSources } from '#db/lib/statement-watch.ts';
import { tableTag } from '#db/lib/table-catalog.ts';
import type { Context } from '#api/lib/context.ts';
import { bytesOfRows, factLoader } from '#api/lib/kept-facts.ts';
import { whenLoaded } from '#api/lib/loaded.ts';
import type { Loaded } from '#api/lib/loaded.ts';
import { oneLoader, perRequest } from '#api/lib/loaders.ts';

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

interface PartOfStudio {
  part: StudioPart;
  id: number;
}

/** Parts of studios with the texts of the statement that found them: one for all that is asked for at a time. */
const foundPartsLoader = perRequest(
  ({ sql }) =>
    new DataLoader(
      async (asked: readonly PartOfStudio[]) => {
        const parts = [...new Set(asked.map(({ part }) => part))].toSorted();
        const ids = [...new Set(asked.map(({ id }) => id))];
        const { result, texts } = await withSources(() => findStudioParts(sql, parts, ids));
        return asked.map(({ part, id }) => ({ rows: result.get(id)?.[part] ?? [], texts }));
      },
      { cache: false },
    ),
);

/** Loads a part of studios: kept until the studio changes. */
function partLoader<Part extends StudioPart>(part: Part) {
  const tagOf = (id: number) => `studio:${id}`;
  return factLoader<number, Readonly<StudioParts[Part]>>({
    tagOf,
    async find(context, ids) {
      const loader = foundPartsLoader(context);
      const found = await Promise.all(ids.map(async (id) => loader.load({ part, id })));
      return found.map(({ rows, texts }, index) => {
        // Whoever asked first has sent the statement, for the others too.
        noteSources(texts, tagOf(ids[index]!));
        return rows as StudioParts[Part];
      });
    },
    bytesOf: bytesOfRows,
  });
}

export const imagesLoader = partLoader('images');
export const categoryIdsLoader = partLoader('categories');
export const equipmentLoader = partLoader('equipment');
export const spacesLoader = partLoader('spaces');
export const amenitiesLoader = partLoader('amenities');
export const openingHoursLoader = partLoader('openingHours');
export const exceptionalDaysLoader = partLoader('exceptionalDays');
export const faqsLoader = partLoader('faqs');

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
