import {
  countFoundUnclaimedStudios,
  searchUnclaimedStudios,
} from '#db/claims/unclaimed-studio.repository.ts';
import { citiesOf } from '#api/features/studios/studio.loaders.ts';
import type { SearchSource } from '#api/lib/search-source.ts';

/** Studios that nobody has claimed, by their names. */
export const unclaimedSource: SearchSource = {
  kind: 'unclaimed-studios',
  async find(context, text, limit) {
    const { reads } = context;
    const studios = await searchUnclaimedStudios(reads, text, limit);
    const cities = studios.length > 0 ? await citiesOf(context) : [];
    return {
      totalCount: () => countFoundUnclaimedStudios(reads, text),
      hits: studios.map(({ id, name, cityId }) => ({
        id,
        title: name,
        slug: String(id),
        url: `/unclaimed-studios/${id}`,
        detail: cities.find((city) => city.id === cityId)?.name ?? '',
      })),
    };
  },
};
