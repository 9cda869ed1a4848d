import { countStudios } from '#db/search/studio-search.repository.ts';
import { tableTag } from '#db/lib/table-catalog.ts';
import { namedSorts } from '#domain/search/studio-search.ts';
import type { Context } from '#api/lib/context.ts';
import { factLoader } from '#api/lib/kept-facts.ts';
import type { Loaded } from '#api/lib/loaded.ts';

const BYTES_OF_NUMBER = 8;

const countLoader = factLoader<string, number>({
  tagOf: tableTag,
  async find({ sql, now }, tables) {
    const count = await countStudios(sql, { filter: {}, sort: namedSorts.relevance, now });
    return tables.map(() => count);
  },
  bytesOf: () => BYTES_OF_NUMBER,
});

/**
 * How many studios everybody may see: counted anew once anything is written to their table, since
 * that takes longer the more there are.
 */
export function studioCountOf(context: Context): Loaded<number> {
  return countLoader(context).load('studios');
}
