import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import { DataTable } from '../data-table.tsx';
import { useIsHydrated } from '../hydrated.ts';
import { Optional } from '../optional.tsx';
import { chartHeight } from './chart-height.ts';
import type { ValueChartProps } from './value-chart.tsx';

// Larger than all else of a page together, and drawn only where there is a window to draw for.
const ValueChart = lazy(async () => ({ default: (await import('./value-chart.tsx')).ValueChart }));

interface ChartFigureProps {
  title: string;
  /** What one sees in it. */
  text?: string;
  /** What is drawn; nothing where there is nothing to draw. */
  chart?: ValueChartProps;
  /** The same in a table, for those who do not see it. */
  table?: Pick<ComponentProps<typeof DataTable>, 'head' | 'rows'> & {
    /** What opens it. */
    summary: string;
  };
}

/** A chart with its name, and a table that says the same. */
export function ChartFigure({ title, text, chart, table }: ChartFigureProps) {
  return (
    <Paper component="figure" variant="outlined" sx={{ m: 0, p: 2, borderRadius: 3 }}>
      <Typography component="figcaption" variant="h4" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {text}
        </Typography>
      )}
      {chart && <Chart {...chart} />}
      {table && <DataTable {...table} caption={title} />}
    </Paper>
  );
}

function Chart(props: ValueChartProps) {
  const placeholder = (
    <Skeleton variant="rounded" height={chartHeight(props.kind, props.names.length)} />
  );
  return useIsHydrated() ? (
    // The table says the same.
    <Optional>
      <Suspense fallback={placeholder}>
        <ValueChart {...props} />
      </Suspense>
    </Optional>
  ) : (
    placeholder
  );
}
