import { useTranslation } from 'react-i18next';
import { formatMonthDay } from '#web/lib/dates.ts';
import { useMeasures } from '../hooks/use-measures.ts';
import { useWholePrices } from '../hooks/use-whole-prices.ts';
import type { Market } from './market-of-city.tsx';
import { ToldFigure } from './told-figure.tsx';

type Weeks = Market['weeks'];

/** How many sessions there were, week by week, beside the busiest of them. */
export function WeekFigure({ weeks }: { weeks: Weeks }) {
  const { t } = useTranslation('market');
  const { percent } = useMeasures();
  const cells = useWeekCells(weeks, ({ level }) => level, percent);
  const busiest = cells.find(({ value }) => value === 100);
  return (
    <ToldFigure
      title={t('demand.byWeek')}
      text={t('demand.byWeekText', { week: busiest?.name })}
      kind="line"
      head={[t('week'), t('demand.level')]}
      cells={cells}
      format={percent}
    />
  );
}

/** What was paid for an hour, week by week. */
export function RateFigure({ weeks }: { weeks: Weeks }) {
  const { t } = useTranslation('market');
  const { unitsOf, format } = useWholePrices();
  const cells = useWeekCells(
    weeks,
    ({ medianCents }) => (medianCents === null ? null : unitsOf(medianCents)),
    format,
  );
  const told = cells.filter(({ value }) => value !== null);
  const first = told.at(0);
  const last = told.at(-1);
  return (
    <ToldFigure
      title={t('prices.byWeek')}
      text={t('prices.byWeekText', {
        first: format(first?.value ?? 0),
        firstWeek: first?.name,
        last: format(last?.value ?? 0),
        lastWeek: last?.name,
      })}
      kind="line"
      head={[t('week'), t('prices.median')]}
      cells={cells}
      format={format}
    />
  );
}

/** The weeks by their Mondays. */
function useWeekCells(
  weeks: Weeks,
  valueOf: (week: Weeks[number]) => number | null,
  format: (value: number) => string,
) {
  const { i18n } = useTranslation();
  return weeks.map((week) => {
    const value = valueOf(week);
    return {
      id: week.monday,
      name: formatMonthDay(week.monday, i18n.language),
      value,
      words: value === null ? null : [format(value)],
    };
  });
}
