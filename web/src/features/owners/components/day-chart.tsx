import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';

interface DayChartProps {
  kind: 'bars' | 'line';
  /** Names of the days, one of each value. */
  dates: readonly string[];
  values: readonly number[];
  format: (value: number) => string;
}

const HEIGHT = 220;

/** Values day by day. The table beside it says the same to those who do not see it. */
export function DayChart({ kind, dates, values, format }: DayChartProps) {
  // What it is in the scheme that is shown.
  const { palette } = useTheme().vars;
  const valueFormatter = (value: number | null) => format(value ?? 0);
  const shared = {
    height: HEIGHT,
    hideLegend: true,
    skipAnimation: true,
    // Nothing in it is for those who do not see it.
    disableKeyboardNavigation: true,
    colors: [palette.primary.main],
    margin: { left: 0, right: 28, top: 12, bottom: 0 },
    yAxis: [
      {
        width: 60,
        min: 0,
        // Of nothing, there is an axis all the same.
        max: Math.max(...values) > 0 ? undefined : 1,
        tickNumber: 4,
        tickMinStep: 1,
        valueFormatter: (value: number) => format(value),
      },
    ],
  };
  const xAxis = { data: [...dates], tickLabelMinGap: 16, height: 28 };
  return (
    <div aria-hidden>
      {kind === 'bars' ? (
        <BarChart
          {...shared}
          xAxis={[{ ...xAxis, scaleType: 'band' as const }]}
          series={[{ data: [...values], valueFormatter }]}
        />
      ) : (
        <LineChart
          {...shared}
          xAxis={[{ ...xAxis, scaleType: 'point' as const }]}
          series={[
            { data: [...values], valueFormatter, showMark: false, curve: 'linear' as const },
          ]}
        />
      )}
    </div>
  );
}
