import DataLoader from 'dataloader';
import type { FreeQuery } from '#db/search/free-at.ts';
import { findWholePrices } from '#db/search/studio-search.repository.ts';
import { perRequest } from '#api/lib/loaders.ts';

type AskedTime = Omit<FreeQuery, 'now'>;

/** What studios ask at least for a time, by studio; undefined where they are not free then. */
export const wholePriceLoader = perRequest(({ reads, now }) => {
  const loaders = new Map<string, DataLoader<number, number | undefined>>();
  return (asked: AskedTime) => {
    const key = JSON.stringify(asked);
    const loader =
      loaders.get(key) ??
      new DataLoader<number, number | undefined>(async (ids) => {
        const prices = await findWholePrices(reads, ids, { ...asked, now });
        const byStudio = new Map(prices.map(({ studioId, cents }) => [studioId, cents]));
        return ids.map((id) => byStudio.get(id));
      });
    loaders.set(key, loader);
    return loader;
  };
});
