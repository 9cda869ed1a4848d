import { countEquipment, listEquipment } from '#db/search/equipment.repository.ts';
import { countNeighbourhoods, listNeighbourhoods } from '#db/search/neighbourhood.repository.ts';
import { formatSearchParams } from '#domain/search/search-params.ts';
import type { StudioFilter } from '#domain/search/studio-search.ts';
import type { SearchSource } from '#api/lib/search-source.ts';

/** Parts of cities with a studio, by the beginning of a word of their name. */
export const neighbourhoodSource: SearchSource = {
  kind: 'neighbourhoods',
  async find({ reads }, text, limit) {
    const found = await listNeighbourhoods(reads, text, limit);
    return {
      totalCount: () => countNeighbourhoods(reads, text),
      hits: found.map(({ name, cityId, cityName, studioCount }) => ({
        id: `${cityId}/${name}`,
        title: name,
        slug: name,
        url: studiosPath({ location: `${name}, ${cityName}` }),
        detail: cityName,
        studioCount: () => Promise.resolve(studioCount),
      })),
    };
  },
};

/** Gear that studios list, by a part of its name. */
export const gearSource: SearchSource = {
  kind: 'gear',
  async find({ reads }, text, limit) {
    const found = await listEquipment(reads, text, limit);
    return {
      totalCount: () => countEquipment(reads, text),
      hits: found.map(({ name, studioCount }) => ({
        id: name,
        title: name,
        slug: name,
        url: studiosPath({ equipment: [name] }),
        studioCount: () => Promise.resolve(studioCount),
      })),
    };
  },
};

/** The page of the studios that match. */
function studiosPath(filter: StudioFilter): string {
  const params = formatSearchParams({ filter, sort: 'relevance' });
  return `/studios?${new URLSearchParams(params).toString()}`;
}
