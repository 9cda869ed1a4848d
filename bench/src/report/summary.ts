import { coldName, yardsticks } from '../field.ts';
import type { Figures } from '../comparison.ts';
import { milliseconds, workOf } from './table.ts';
import type { ScenarioResult } from './table.ts';

/** What is written of a run. */
export interface Summary {
  /** Names of the builds, in the order in which they were given. */
  builds: readonly string[];
  results: readonly ScenarioResult[];
  /** What was measured besides, a line each. */
  lines: readonly string[];
}

/** The contestants of a run, in the order of columns and bars. */
export function columnsOf(builds: readonly string[]): string[] {
  return [...builds.flatMap((build) => [build, coldName(build)]), ...yardsticks];
}

/** The summary in Markdown: processor time of each request, then everything else. */
export function markdownOf({ builds, results, lines }: Summary): string {
  return [
    'Processor time of a request: of the server and of PostgreSQL together, and in brackets how much of it is of PostgreSQL.',
    workTable(builds, results),
    'Requests a second, the median and the 99th percentile of how long they take, and SQL statements of a request:',
    speedTable(builds, results),
    ...(lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : []),
  ].join('\n\n');
}

function workTable(builds: readonly string[], results: readonly ScenarioResult[]): string {
  const columns = columnsOf(builds);
  const [first, second] = builds;
  const ratio = second === undefined ? [] : [`${second} / ${first}`];
  return markdownTable([
    ['', ...columns, ...ratio],
    ...results.map(({ title, figures }) => {
      const of = (name: string) => figures.find((one) => one.name === name);
      const cells = columns.map((name) => workCell(of(name)));
      return [title, ...cells, ...ratio.map(() => ratioCell(of(first!), of(second!)))];
    }),
  ]);
}

function workCell(figures: Figures | undefined): string {
  const work = figures && workOf(figures);
  if (!figures || work === undefined) return '–';
  return `${milliseconds(work)} (${milliseconds(figures.databaseMs)})`;
}

/** How much of the processor time of one build another takes. */
function ratioCell(one: Figures | undefined, other: Figures | undefined): string {
  const [before, after] = [one && workOf(one), other && workOf(other)];
  return before === undefined || after === undefined ? '–' : (after / before).toFixed(2);
}

function speedTable(builds: readonly string[], results: readonly ScenarioResult[]): string {
  const columns = columnsOf(builds);
  return markdownTable([
    ['', ...columns],
    ...results.map(({ title, figures }) => [
      title,
      ...columns.map((name) => speedCell(figures.find((one) => one.name === name))),
    ]),
  ]);
}

function speedCell(figures: Figures | undefined): string {
  if (!figures) return '–';
  const { requestsPerSecond, p50Ms, p99Ms, statements, errors } = figures;
  const failed = errors === 0 ? '' : `, ${errors} failed`;
  return `${Math.round(requestsPerSecond)}; ${milliseconds(p50Ms)}, ${milliseconds(p99Ms)}; ${statements.toFixed(1)}${failed}`;
}

/** A table as the formatter leaves it: the first column to the left, the others to the right. */
function markdownTable(rows: readonly (readonly string[])[]): string {
  const [headings, ...lines] = rows;
  const widths = headings!.map((_, column) =>
    Math.max(3, ...rows.map((cells) => cells[column]!.length)),
  );
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
    );
  return [headings!, rule, ...lines].map((cells) => `| ${lineOf(cells).join(' | ')} |`).join('\n');
}
