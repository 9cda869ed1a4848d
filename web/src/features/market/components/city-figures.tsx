import { useTranslation } from 'react-i18next';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { useMeasures } from '../hooks/use-measures.ts';
import { useWholePrices } from '../hooks/use-whole-prices.ts';
import type { Market, MarketCities } from './market-of-city.tsx';
import { ToldFigure } from './told-figure.tsx';

interface CityFigureProps {
  figures: Market['cities'];
  /** All of them, of some of which nothing can be told. */
  cities: MarketCities;
}

/** What half of the studios of each city ask less than for an hour. */
export function CityPriceFigure(props: CityFigureProps) {
  const { t } = useTranslation('market');
  const { unitsOf, format, price } = useWholePrices();
  const told = useToldCities(props, ({ medianCents }) => medianCents);
  return (
    <ToldFigure
      title={t('prices.byCity')}
      text={t('prices.byCityText', {
        most: told.most?.name,
        highest: price(told.most?.value ?? 0),
        least: told.least?.name,
        lowest: price(told.least?.value ?? 0),
      })}
      kind="rows"
      head={[t('city'), t('prices.median')]}
      cells={told.cells.map(({ value, ...cell }) => ({
        ...cell,
        value: value === null ? null : unitsOf(value),
        words: value === null ? null : [price(value)],
      }))}
      format={format}
    />
  );
}

/** How many hours a week a studio of each city is booked. */
export function CityUseFigure(props: CityFigureProps) {
  const { t } = useTranslation('market');
  const { hours } = useMeasures();
  const told = useToldCities(props, ({ weeklyHours }) => weeklyHours);
  return (
    <ToldFigure
      title={t('demand.byCity')}
      text={t('demand.byCityText', {
        most: told.most?.name,
        hours: hours(told.most?.value ?? 0),
      })}
      kind="rows"
      head={[t('city'), t('demand.weekly')]}
      cells={told.cells.map((cell) => ({
        ...cell,
        words: cell.value === null ? null : [hours(cell.value)],
      }))}
      format={hours}
    />
  );
}

/** Every city with a figure of it, the highest first, and those of which there is none last. */
function useToldCities(
  { figures, cities }: CityFigureProps,
  valueOf: (figure: Market['cities'][number]) => number | null,
) {
  const { cityName } = usePlaceNames();
  const byId = new Map(figures.map((figure) => [figure.city.id, valueOf(figure)]));
  const cells = cities
    .map((city) => ({ id: city.id, name: cityName(city), value: byId.get(city.id) ?? null }))
    .toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const told = cells.filter(({ value }) => value !== null);
  return { cells, most: told.at(0), least: told.at(-1) };
}
