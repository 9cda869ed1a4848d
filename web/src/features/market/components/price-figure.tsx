import { useTranslation } from 'react-i18next';
import { categoryIds } from '#domain/studios/category.ts';
import { useWholePrices } from '../hooks/use-whole-prices.ts';
import type { MarketPriceRowFragment } from '../market.generated.ts';
import { ToldFigure } from './told-figure.tsx';

/** What the middle half of studios asks for an hour, by room type. */
export function PriceFigure({ prices }: { prices: readonly MarketPriceRowFragment[] }) {
  const { t } = useTranslation(['market', 'studios']);
  const { unitsOf, format, price } = useWholePrices();
  const byCategory = new Map(prices.map((row) => [row.categoryId, row]));
  const whole = byCategory.get(null);
  return (
    <ToldFigure
      title={t('prices.byType')}
      text={
        whole
          ? t('prices.byTypeText', {
              median: price(whole.medianCents),
              low: price(whole.lowCents),
              high: price(whole.highCents),
            })
          : ''
      }
      kind="rows"
      head={[t('prices.type'), t('prices.low'), t('prices.median'), t('prices.high')]}
      cells={[null, ...categoryIds].map((id) => {
        const row = byCategory.get(id);
        return {
          id: id ?? 'all',
          name: id ? t(`studios:categories.${id}`) : t('prices.allTypes'),
          value: row
            ? {
                low: unitsOf(row.lowCents),
                median: unitsOf(row.medianCents),
                high: unitsOf(row.highCents),
              }
            : null,
          words: row ? [price(row.lowCents), price(row.medianCents), price(row.highCents)] : null,
        };
      })}
      format={format}
    />
  );
}
