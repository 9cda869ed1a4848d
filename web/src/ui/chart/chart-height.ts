import type { ValueChartProps } from './value-chart.tsx';

const HEIGHT = 220;
const ROW_HEIGHT = 34;
const AXIS_HEIGHT = 40;

/** How high a chart of so many values is, pixels: rows take as much as they need. */
export function chartHeight(kind: ValueChartProps['kind'], count: number): number {
  return kind === 'rows' ? count * ROW_HEIGHT + AXIS_HEIGHT : HEIGHT;
}
