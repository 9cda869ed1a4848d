import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { namedSorts } from '#domain/search/studio-search.ts';
import { searchStudios } from './studio-search.repository.ts';

const database = useDatabase();

test('however few are wanted, those found by words come in the order of all', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 24; n += 1) {
    const description = `A room${' with tape'.repeat(n % 4)}.`;
    const { id } = await createStudio(database.em, { name: `Tape ${n}`, description });
    ids.push(id);
  }
  // So much liked, some of them, that they come before others whose words match better.
  await sql`
    UPDATE studios SET review_count = id % 5 * 900, rating_total = id % 5 * 900 * 5
  `.execute(database.sql);
  const query = { filter: { text: 'tape' }, sort: namedSorts.relevance, now: 0 };
  const idsOf = async (limit: number) =>
    (await searchStudios(database.sql, query, { limit })).map(({ id }) => id);
  const all = await idsOf(100);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM studios JOIN studio_search ON studio_id = id
    ORDER BY round(
      (ts_rank(document, to_tsquery('roomtone', 'tape:*')) * 10)::numeric + popularity / 100, 6
    ) DESC, id DESC
  `.execute(database.sql);
  expect(all).toEqual(rows.map(({ id }) => id));
  expect(all.toSorted((a, b) => a - b)).toEqual(ids);
  for (let limit = 1; limit <= ids.length; limit += 1) {
    expect(await idsOf(limit)).toEqual(all.slice(0, limit));
  }
});
