import { useTranslation } from 'react-i18next';
import { priceRanges } from '#domain/catalog/product.ts';
import type { PriceRange, PriceRangeEnds } from '#domain/catalog/product.ts';
import { useMoney } from '#web/ui/money.tsx';

/** A function that calls ranges of prices by their ends, in the reader's currency: `Under $50`. */
export function usePriceRangeNames(): (id: PriceRange) => string {
  const { t } = useTranslation('catalog');
  const { price } = useMoney();
  return (id) => {
    const { over, upTo }: PriceRangeEnds = priceRanges[id];
    // Prices are told in whole dollars: what is under $50 costs $49.99 at most.
    if (over === undefined) return t('ranges.under', { price: price(roundUp(upTo ?? 0)) });
    if (upTo === undefined) return t('ranges.over', { price: price(roundUp(over)) });
    return t('ranges.between', { from: price(roundUp(over)), to: price(upTo) });
  };
}

/** Cents as the whole dollars from there on. */
function roundUp(cents: number): number {
  return Math.ceil(cents / 100) * 100;
}
