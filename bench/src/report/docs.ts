import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawChart } from './chart.ts';
import { columnsOf, markdownOf } from './summary.ts';
import type { Summary } from './summary.ts';
import { workOf } from './table.ts';

const BEGIN = '<!-- bench: written by npm run bench -- --write-docs -->';
const END = '<!-- /bench -->';
const PICTURE = 'images/performance/processor-time.svg';

/**
 * Writes the figures of a run into `docs/performance.md`, between the marks that stand there, and the
 * picture beside it.
 */
export function writeDocs(docs: string, summary: Summary): void {
  const picture = join(docs, PICTURE);
  mkdirSync(join(picture, '..'), { recursive: true });
  writeFileSync(picture, pictureOf(summary));
  const page = join(docs, 'performance.md');
  const text = `![Processor time of a request](${PICTURE})\n\n${markdownOf(summary)}`;
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), text));
}

/** A page with other figures between its marks. @throws when it has none */
export function withFigures(page: string, figures: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error('The page has no place for figures.');
  return `${page.slice(0, begin + BEGIN.length)}\n\n${figures}\n\n${page.slice(end)}`;
}

/** Bars of the processor time of a request, of each contestant of each scenario. */
function pictureOf({ builds, results }: Summary): string {
  return drawChart({
    title: 'Processor time of a request, server and PostgreSQL (each step ten times as much)',
    series: columnsOf(builds),
    groups: results.map(({ title, figures }) => ({
      label: title,
      values: new Map(
        figures.flatMap((one) => {
          const work = workOf(one);
          return work === undefined ? [] : [[one.name, work] as const];
        }),
      ),
    })),
  });
}
