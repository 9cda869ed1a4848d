import type { Pool } from 'pg';
import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import type { Sql } from '#db/orm.ts';
import { countStudios, searchStudios } from '#db/search/studio-search.repository.ts';
import type { StudioQuery } from '#db/search/studio-search.repository.ts';
import { listCategories, listCities } from '#db/studios/directory.repository.ts';
import {
  findAmenities,
  findEquipment,
  findFaqs,
  findImages,
  findOpeningHours,
  findSpaces,
  findStudioCategories,
  findStudios,
} from '#db/studios/studio.repository.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/calendar.ts';
import { record, send, sendAll } from './statements.ts';
import type { Statement } from './statements.ts';

/** Answers a request with rows as they come. */
export type Reading = (pool: Pool) => Promise<unknown>;

const studioIds: number[] = [];

/** What is read of each studio of a list for its card. */
async function cardStatements(now: number): Promise<Statement[]> {
  return record({ studioIds }, (db) =>
    Promise.all([
      findImages(db, studioIds),
      findStudioCategories(db, studioIds),
      listCategories(db),
      comingCalendars(db, now),
    ]),
  );
}

/** The next free slot is looked for in the coming days, with two more and what reaches into them. */
function comingCalendars(db: Sql, now: number) {
  const bounds = { start: now - 4 * HOUR_MS, end: now + 6 * DAY_MS + 12 * HOUR_MS };
  return loadCalendars(db, studioIds, bounds, now);
}

/** What a search reads: one page of studios with what their cards show. */
export async function searchReading(query: StudioQuery, first: number): Promise<Reading> {
  const page = await record({}, (db) => searchStudios(db, query, { limit: first + 1 }));
  return listReading(page[0]!, [], await cardStatements(query.now));
}

/** What `/api/studios` reads. */
export async function restReading(query: StudioQuery, first: number): Promise<Reading> {
  const page = await record({}, (db) => searchStudios(db, query, { limit: first + 1 }));
  const count = await record({}, (db) => countStudios(db, query));
  const parts = await record({ studioIds }, (db) =>
    Promise.all([
      findImages(db, studioIds),
      findStudioCategories(db, studioIds),
      findEquipment(db, studioIds),
      findSpaces(db, studioIds),
    ]),
  );
  return listReading(page[0]!, count, parts);
}

function listReading(
  page: Statement,
  besides: readonly Statement[],
  parts: readonly Statement[],
): Reading {
  return async (pool) => {
    const [studios, others] = await Promise.all([
      send<{ id: number }>(pool, page),
      sendAll(pool, besides),
    ]);
    const ids = studios.map(({ id }) => id);
    return { studios, others, parts: await sendAll(pool, parts, { studioIds: ids }) };
  };
}

/** What the page of a studio reads. */
export async function studioReading(now: number): Promise<(id: number) => Reading> {
  const studio = await record({ studioIds }, (db) => findStudios(db, studioIds));
  const parts = await record({ studioIds }, (db) =>
    Promise.all([
      listCities(db),
      findImages(db, studioIds),
      findStudioCategories(db, studioIds),
      listCategories(db),
      findEquipment(db, studioIds),
      findSpaces(db, studioIds),
      findAmenities(db, studioIds),
      findFaqs(db, studioIds),
      findOpeningHours(db, studioIds),
      comingCalendars(db, now),
    ]),
  );
  return (id) => async (pool) => {
    const values = { studioIds: [id] };
    const [found] = await send(pool, studio[0]!, values);
    return { studio: found, parts: await sendAll(pool, parts, values) };
  };
}
