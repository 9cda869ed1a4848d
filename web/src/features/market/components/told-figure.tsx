import { useTranslation } from 'react-i18next';
import { ChartFigure } from '#web/ui/chart/chart-figure.tsx';
import type { ValueChartProps } from '#web/ui/chart/value-chart.tsx';

type Value = ValueChartProps['values'][number];

/** A cell of the market; of one that rests on too little there is neither value nor words. */
export interface ToldCell {
  id: string;
  /** As the chart names it, where that is shorter. */
  tick?: string;
  name: string;
  value: Value;
  words: readonly string[] | null;
}

interface ToldFigureProps {
  title: string;
  /** What one sees in it. */
  text: string;
  kind: ValueChartProps['kind'];
  /** What the names are, and then what the words are. */
  head: readonly string[];
  cells: readonly ToldCell[];
  format: ValueChartProps['format'];
}

/** What can be told, as a chart; the table also says of what there is too little. */
export function ToldFigure({ title, text, kind, head, cells, format }: ToldFigureProps) {
  const { t } = useTranslation('market');
  // Weeks without a value are gaps, others are left out.
  const drawn = kind === 'line' ? cells : cells.filter(({ value }) => value !== null);
  const isTold = cells.some(({ value }) => value !== null);
  return (
    <ChartFigure
      title={title}
      text={isTold ? text : t('tooFew')}
      {...(isTold && {
        chart: {
          kind,
          names: drawn.map(({ tick, name }) => tick ?? name),
          values: drawn.map(({ value }) => value),
          format,
        },
        table: {
          summary: t('asTable'),
          head,
          rows: cells.map(({ id, name, words }) => ({
            id,
            cells: [
              name,
              ...(words ?? head.slice(1).map((_, index) => (index ? '–' : t('tooFew')))),
            ],
          })),
        },
      })}
    />
  );
}
