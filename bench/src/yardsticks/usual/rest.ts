import type { Pool } from 'pg';
import { loadersOf } from './loaders.ts';
import { searchStudios } from './studio-search.ts';

/** Studios as `/api/studios` shows them. */
export async function listAsRest(pool: Pool, limit: number): Promise<object[]> {
  const loaders = loadersOf(pool);
  const studios = await searchStudios(pool, limit, {});
  return Promise.all(
    studios.map(async (studio) => {
      const [images, categories, equipment, spaces] = await Promise.all([
        loaders.images.load(studio.id),
        loaders.categories.load(studio.id),
        loaders.equipment.load(studio.id),
        loaders.spaces.load(studio.id),
      ]);
      const { hourlyRateCents, engineerFeeCents, cleaningFeeCents, ...shown } = studio;
      return {
        ...shown,
        hourlyRate: hourlyRateCents / 100,
        engineerFee: engineerFeeCents / 100,
        cleaningFee: cleaningFeeCents / 100,
        imageUrls: images.map(({ url }) => url),
        categories: categories.map(({ id }) => id),
        equipment: equipment.map(({ name, category }) => ({ name, category })),
        spaces: spaces.map(({ name, description }) => ({ name, description })),
      };
    }),
  );
}
