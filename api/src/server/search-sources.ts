import { categorySource, citySource } from '#api/features/search/directory.search.ts';
import type { SearchSource } from '#api/features/search/search-source.ts';
import { studioSource } from '#api/features/search/studio.search.ts';

/** Everything that the search of the site looks through, in the order in which it is shown. */
export const searchSources: readonly SearchSource[] = [citySource, categorySource, studioSource];
