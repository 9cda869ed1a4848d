import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { Figures } from '../comparison.ts';
import { drawChart } from './chart.ts';
import { withFigures } from './docs.ts';
import { markdownOf } from './summary.ts';
import { milliseconds, tableOf } from './table.ts';

function figures(name: string, serverMs: number, databaseMs: number): Figures {
  return {
    name,
    requestsPerSecond: 99.6,
    p50Ms: 8,
    p99Ms: 31.4,
    serverMs,
    databaseMs,
    statements: 4,
    memory: 300 * 1024 * 1024,
    requests: 500,
    errors: 0,
    firstError: undefined,
  };
}

const list = {
  name: 'list',
  title: 'list of studios',
  figures: [figures('old', 8, 4), figures('new', 2, 1), figures('floor', 0.6, 0.4)],
};

test('times have two digits that count, and are empty where they are not known', () => {
  expect([0.123, 1.26, 9.96, 43.2, undefined].map(milliseconds)).toEqual([
    '0.12 ms',
    '1.3 ms',
    '10 ms',
    '43 ms',
    '',
  ]);
});

test('a table has a line for each contestant below what was asked', () => {
  const [, title, ...lines] = tableOf([list]).split('\n');
  expect(title).toBe('list of studios');
  expect(lines.map((line) => line.trim().split(/\s{2,}/)[0])).toEqual(['old', 'new', 'floor']);
  expect(lines[0]!.trim().split(/\s{2,}/)).toEqual([
    'old',
    '100',
    '8.0 ms',
    '31 ms',
    '8.0 ms',
    '4.0 ms',
    '4.0',
    '300 MB',
    '0',
  ]);
});

/** The cells of each line of the tables. */
function rowsOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

test('of two builds the ratio of processor time is told, of server and database together', () => {
  const text = markdownOf({ builds: ['old', 'new'], results: [list], lines: ['more'] });
  const rows = rowsOf(text);
  const names = ['old', 'old, cold', 'new', 'new, cold', 'usual', 'floor', 'wire'];
  expect(rows[0]).toEqual(['', ...names, 'new / old']);
  const works = ['12 ms (4.0 ms)', '–', '3.0 ms (1.0 ms)', '–', '–', '1.0 ms (0.40 ms)', '–'];
  expect(rows[2]).toEqual(['list of studios', ...works, '0.25']);
  expect(text.endsWith('\n\n- more')).toBe(true);
});

test('of one build there is no ratio', () => {
  const text = markdownOf({ builds: ['product'], results: [list], lines: [] });
  expect(rowsOf(text)[0]).toEqual(['', 'product', 'product, cold', 'usual', 'floor', 'wire']);
});

test('figures that did not come are told', () => {
  const failed = { ...list, figures: [{ ...figures('product', 1, 1), errors: 3 }] };
  expect(markdownOf({ builds: ['product'], results: [failed], lines: [] })).toContain('3 failed');
});

interface Bar {
  '@width': string;
  '@fill': string;
}

test('a chart has a bar for each value, ten times as much by the same step longer', () => {
  const svg = drawChart({
    title: 'Time <of> "it"',
    series: ['a', 'b'],
    groups: [
      {
        label: 'one',
        values: new Map([
          ['a', 0.1],
          ['b', 1],
        ]),
      },
      { label: 'two', values: new Map([['b', 10]]) },
    ],
  });
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
  const parsed = parser.parse(svg) as { svg: { rect: Bar[]; '@aria-label': string } };
  expect(parsed.svg['@aria-label']).toBe('Time <of> "it"');
  const [, legendA, legendB, ...bars] = parsed.svg.rect;
  expect(bars.map((bar) => bar['@fill'])).toEqual([
    legendA!['@fill'],
    legendB!['@fill'],
    legendB!['@fill'],
  ]);
  const [least, middle, most] = bars.map((bar) => Number(bar['@width']));
  expect(least).toBe(1);
  expect(most! - middle!).toBeCloseTo(middle!, 0);
});

test('a chart without any value is one all the same', () => {
  const svg = drawChart({ title: 'Nothing', series: ['a'], groups: [] });
  expect(svg).not.toContain('NaN');
  expect(svg).not.toContain('Infinity');
});

const page =
  'before\n<!-- bench: written by npm run bench -- --write-docs -->\nold\n<!-- /bench -->\nafter\n';

test('figures take the place of those before, and nothing around them changes', () => {
  const once = withFigures(page, 'new');
  expect(once).toBe(page.replace('\nold\n', '\n\nnew\n\n'));
  expect(withFigures(once, 'new')).toBe(once);
});

test('a page without a place for figures is left alone', () => {
  expect(() => withFigures('nothing', 'new')).toThrow('no place');
});
