import { namedSorts } from '#domain/search/studio-search.ts';
import type { Context } from '#api/lib/context.ts';
import { imagesLoader } from '#api/features/studios/studio.loaders.ts';
import type { SearchSource, SourceResult } from '#api/lib/search-source.ts';
import { listStudios } from './search.service.ts';

/** Studios, found and put right as in their own search. */
export const studioSource: SearchSource = {
  kind: 'studios',
  async find(context: Context, text: string, limit: number): Promise<SourceResult> {
    const found = await listStudios(context, { text }, namedSorts.relevance, { first: limit });
    return {
      correctedText: found.correctedText,
      totalCount: found.totalCount,
      hits: found.nodes.map(({ id, name, neighbourhood, cityName }) => ({
        id,
        title: name,
        // Studios are addressed by their number.
        slug: String(id),
        url: `/studios/${id}`,
        detail: `${neighbourhood}, ${cityName}`,
        image: async () => (await imagesLoader(context).load(id))[0]?.url ?? null,
      })),
    };
  },
};
