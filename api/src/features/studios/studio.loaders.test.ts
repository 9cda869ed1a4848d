import { expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { withSources } from '#db/lib/statement-watch.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import type { Context } from '#api/lib/context.ts';
import { KeptFacts } from '#api/lib/kept-facts.ts';
import {
  categoryIdsLoader,
  faqsLoader,
  imagesLoader,
  openingHoursLoader,
} from './studio.loaders.ts';

const database = useDatabase();

/** A request while changes are heard, or while they are not. */
function request({ hearsChanges }: { hearsChanges: boolean }): Context {
  const facts = new KeptFacts(() => 0);
  if (hearsChanges) facts.found();
  return { sql: database.sql, facts } as unknown as Context;
}

test('parts that are asked for at a time are one query, each studio with its own', async () => {
  const { id } = await createStudio(database.em, { categories: ['drums'] });
  const other = await createStudio(database.em, { hours: [] });
  const context = request({ hearsChanges: true });
  database.takeQueries();
  const [categories, hours, none, unknown] = await Promise.all([
    categoryIdsLoader(context).load(id),
    openingHoursLoader(context).load(id),
    openingHoursLoader(context).load(other.id),
    faqsLoader(context).load(2_000_000_000),
  ]);
  expect(database.takeQueries()).toHaveLength(1);
  expect(categories).toEqual([{ categoryId: 'drums' }]);
  expect(hours).toHaveLength(7);
  expect(none).toEqual([]);
  expect(unknown).toEqual([]);
});

test.each([true, false])(
  'a part is known by the statement that found it, whoever asked first (changes heard: %s)',
  async (hearsChanges) => {
    const { id } = await createStudio(database.em);
    const context = request({ hearsChanges });
    const [first, second] = await Promise.all([
      withSources(async () => imagesLoader(context).load(id)),
      withSources(async () => faqsLoader(context).load(id)),
    ]);
    expect([...first.texts].join()).toContain('studio_images');
    expect([...second.texts].join()).toContain('studio_faqs');
    expect([...second.tags]).toEqual([`studio:${id}`]);
  },
);
