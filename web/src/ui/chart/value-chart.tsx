import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import { chartHeight } from './chart-height.ts';

/** Where the middle half of some values is. */
export interface ValueRange {
  low: number;
  median: number;
  high: number;
}

export interface ValueChartProps {
  /** `rows` are bars that lie, for names that need room and for ranges. */
  kind: 'bars' | 'line' | 'rows';
  /** One of each value. */
  names: readonly string[];
  /** Null where there is none. */
  values: readonly (number | ValueRange | null)[];
  format: (value: number) => string;
}

type Chart = Omit<ValueChartProps, 'kind'> & { height: number };

const NAME_HEIGHT = 28;
const NAME_WIDTH = 120;
const VALUE_WIDTH = 60;

/** Values by name. The table beside it says the same to those who do not see it. */
export function ValueChart({ kind, ...chart }: ValueChartProps) {
  const height = chartHeight(kind, chart.names.length);
  return (
    <div aria-hidden>
      {kind === 'rows' && <Rows {...chart} height={height} />}
      {kind === 'bars' && <Bars {...chart} height={height} />}
      {kind === 'line' && <Line {...chart} height={height} />}
    </div>
  );
}

function Rows(chart: Chart) {
  const { names, values } = chart;
  const shared = useShared(chart);
  const isOfRanges = values.some((value) => typeof value === 'object' && value !== null);
  return (
    <BarChart
      {...shared}
      layout="horizontal"
      xAxis={[{ ...valueAxis(chart), height: NAME_HEIGHT }]}
      yAxis={[{ data: [...names], scaleType: 'band', width: NAME_WIDTH, categoryGapRatio: 0.4 }]}
      series={isOfRanges ? rangeSeries(chart, shared.colors[0]!) : [plainSeries(chart)]}
    />
  );
}

function Bars(chart: Chart) {
  return (
    <BarChart
      {...useShared(chart)}
      yAxis={[{ ...valueAxis(chart), width: VALUE_WIDTH }]}
      xAxis={[{ ...nameAxis(chart), scaleType: 'band' }]}
      series={[plainSeries(chart)]}
    />
  );
}

function Line(chart: Chart) {
  // Between gaps, a value alone is no line.
  const showMark = chart.values.includes(null);
  return (
    <LineChart
      {...useShared(chart)}
      yAxis={[{ ...valueAxis(chart), width: VALUE_WIDTH }]}
      xAxis={[{ ...nameAxis(chart), scaleType: 'point' }]}
      series={[{ ...plainSeries(chart), showMark, curve: 'linear' }]}
    />
  );
}

function useShared({ height }: Chart) {
  // What it is in the scheme that is shown.
  const { palette } = useTheme().vars;
  return {
    height,
    hideLegend: true,
    skipAnimation: true,
    // Nothing in it is for those who do not see it.
    disableKeyboardNavigation: true,
    colors: [palette.primary.main],
    margin: { left: 0, right: 28, top: 12, bottom: 0 },
  };
}

function nameAxis({ names }: Chart) {
  return { data: [...names], tickLabelMinGap: 16, height: NAME_HEIGHT };
}

function valueAxis({ values, format }: Chart) {
  return {
    min: 0,
    // Of nothing, there is an axis all the same.
    max: values.some((value) => rangeOf(value).high > 0) ? undefined : 1,
    tickNumber: 4,
    tickMinStep: 1,
    valueFormatter: (value: number) => format(value),
  };
}

function plainSeries({ values, format }: Chart) {
  return {
    data: values.map((value) => (value === null ? null : rangeOf(value).high)),
    valueFormatter: (value: number | null) => (value === null ? '' : format(value)),
  };
}

/** A bar from the low to the high value that changes its shade at the median, on one nobody sees. */
function rangeSeries({ values, format }: Chart, color: string) {
  const ranges = values.map(rangeOf);
  const part = (end: keyof ValueRange, begin: keyof ValueRange | null, shade: string) => ({
    stack: 'range',
    color: shade,
    data: ranges.map((range) => range[end] - (begin === null ? 0 : range[begin])),
    // What ends there, and not how long the part is.
    valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
      format(ranges[dataIndex]![end]),
  });
  return [
    part('low', null, 'transparent'),
    part('median', 'low', `color-mix(in srgb, ${color} 55%, transparent)`),
    part('high', 'median', color),
  ];
}

function rangeOf(value: number | ValueRange | null): ValueRange {
  if (typeof value === 'object' && value !== null) return value;
  return { low: value ?? 0, median: value ?? 0, high: value ?? 0 };
}
