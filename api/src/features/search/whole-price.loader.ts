import DataLoader from 'dataloader';
import type { FreeQuery } from '#db/search/free-at.ts';
import { findWholePrices } from '#db/search/studio-search.repository.ts';
import type { FactLoader } from '#api/lib/kept-facts.ts';
import { perRequest } from '#api/lib/loaders.ts';

type AskedTime = Omit<FreeQuery, 'now'>;

/** What a studio asks at least for a time; undefined where it is not free then. */
type Price = number | undefined;

/** Prices for one time. */
interface WholePrices extends FactLoader<number, Price> {
  /** Has what was found with a studio be known without another statement. */
  know(studioId: number, price: Price): void;
}

/** What studios ask at least for a time, by studio: at once where that was found with them. */
export const wholePriceLoader = perRequest(({ reads, now }) => {
  const loaders = new Map<string, WholePrices>();
  return (asked: AskedTime) => {
    const key = JSON.stringify(asked);
    let loader = loaders.get(key);
    if (!loader) {
      const find = async (ids: readonly number[]) => {
        const prices = await findWholePrices(reads, ids, { ...asked, now });
        const byStudio = new Map(prices.map(({ studioId, cents }) => [studioId, cents]));
        return ids.map((id) => byStudio.get(id));
      };
      loaders.set(key, (loader = wholePrices(new DataLoader(find))));
    }
    return loader;
  };
});

function wholePrices(missing: DataLoader<number, Price>): WholePrices {
  const known = new Map<number, Price>();
  return {
    know: (studioId, price) => known.set(studioId, price),
    load: (studioId) => (known.has(studioId) ? known.get(studioId) : missing.load(studioId)),
  };
}
