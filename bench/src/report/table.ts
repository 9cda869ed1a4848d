import type { Figures } from '../comparison.ts';

/** What a scenario gave. */
export interface ScenarioResult {
  name: string;
  title: string;
  figures: readonly Figures[];
}

const HEADINGS = [
  '',
  'req/s',
  'p50',
  'p99',
  'server',
  'PostgreSQL',
  'statements',
  'memory',
  'errors',
];

/** All figures, with a line for each contestant of each scenario. */
export function tableOf(results: readonly ScenarioResult[]): string {
  return align([
    HEADINGS,
    ...results.flatMap(({ title, figures }) => [
      [title, ...HEADINGS.slice(1).map(() => '')],
      ...figures.map(lineOf),
    ]),
  ]);
}

function lineOf(figures: Figures): string[] {
  const { name, requestsPerSecond, p50Ms, p99Ms, serverMs, databaseMs, memory } = figures;
  return [
    `  ${name}`,
    String(Math.round(requestsPerSecond)),
    milliseconds(p50Ms),
    milliseconds(p99Ms),
    milliseconds(serverMs),
    milliseconds(databaseMs),
    figures.statements.toFixed(1),
    memory === undefined ? '' : `${Math.round(memory / 1024 / 1024)} MB`,
    String(figures.errors),
  ];
}

/** A time in words, with two digits that count. */
export function milliseconds(value: number | undefined): string {
  if (value === undefined) return '';
  if (value >= 9.95) return `${Math.round(value)} ms`;
  return `${value.toFixed(value >= 0.995 ? 1 : 2)} ms`;
}

/** Processor time of server and database together, in ms; undefined where it is not known. */
export function workOf({ serverMs, databaseMs }: Figures): number | undefined {
  return serverMs === undefined || databaseMs === undefined ? undefined : serverMs + databaseMs;
}

/** Columns side by side, the first to the left and the others to the right. */
export function align(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}
