import type { Cell, CellObject, Row } from 'write-excel-file/node';
import type { Language } from '#domain/accounts/language.ts';
import { sheetTexts } from './sheet-texts.ts';
import { sheets } from './sheets.ts';
import type { Column, SheetName, SheetPart, Word } from './sheets.ts';

const SHADE = '#F1ECE1';
const LINE = '#BDB6A8';
const DRAWING_ROWS = 16;
/** Of a column, in characters. */
const COLUMN_WIDTH = 18;
/** Programs take a sheet's name of 31 characters at most. */
const NAME_LENGTH = 31;

type Table = Extract<SheetPart, { kind: 'table' }>;

/** A sheet as a workbook (OOXML) to fill in on a screen: it adds up what is typed. */
export async function sheetXlsx(name: SheetName, language: Language): Promise<Buffer> {
  const say = sheetTexts(language);
  const title = say(`sheets.${name}.title`);
  const about = say(`sheets.${name}.about`);
  const parts = sheets[name];
  const width = Math.max(...parts.map(widthOf));
  const rows: Row[] = [
    [{ value: title, fontSize: 18, fontWeight: 'bold', columnSpan: width }],
    [{ value: about, textColor: '#6B655A', columnSpan: width, wrap: true, height: 30 }],
  ];
  for (const part of parts) {
    rows.push([]);
    rows.push(...rowsOf(part, { width, above: rows.length, say: (word) => say(`words.${word}`) }));
  }
  rows.push([], [{ value: say('words.made'), textColor: '#6B655A', columnSpan: width }]);
  const columns = Array.from({ length: width }, () => ({ width: COLUMN_WIDTH }));
  // Loaded when it is first wanted: not every process writes one.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile(rows, { columns, sheet: title.slice(0, NAME_LENGTH) }).toBuffer();
}

interface Grid {
  /** How many columns there are. */
  width: number;
  /** How many rows stand above. */
  above: number;
  say: (word: Word) => string;
}

function rowsOf(part: SheetPart, grid: Grid): Row[] {
  const { width, say } = grid;
  const title: Row[] = 'title' in part && part.title ? [[heading(say(part.title))]] : [];
  switch (part.kind) {
    case 'fields':
      return part.rows.flatMap((labels) => fieldRows(labels, grid));
    case 'table':
      return [...title, ...tableRows(part, { ...grid, above: grid.above + title.length })];
    case 'drawing':
      return [...title, ...emptyRows(DRAWING_ROWS, width)];
    case 'checks':
      return [...title, ...part.items.map((item) => [empty, { value: say(item) }])];
    case 'lines':
      return [...title, ...emptyRows(part.count, 1, width)];
    case 'text':
      return [[{ value: say(part.text), columnSpan: width, wrap: true, height: 30 }]];
    default:
      return [
        [say('name'), say('signature'), say('date')].map(shaded),
        ...emptyRows(part.count, 3),
      ];
  }
}

/** Labels with room for what is typed below each; together they are as wide as the sheet. */
function fieldRows(labels: readonly Word[], { width, say }: Grid): Row[] {
  const spans = labels.map(
    (_, index) =>
      Math.floor((width * (index + 1)) / labels.length) -
      Math.floor((width * index) / labels.length),
  );
  const spanned = (cellOf: (index: number) => CellObject) =>
    spans.flatMap((span, index): Cell[] => [
      { ...cellOf(index), columnSpan: span },
      ...Array.from({ length: span - 1 }, () => null),
    ]);
  return [
    spanned((index) => ({ value: say(labels[index]!), textColor: '#6B655A', fontSize: 9 })),
    spanned(() => ({ bottomBorderStyle: 'thin', bottomBorderColor: LINE })),
  ];
}

function tableRows({ columns, rows, numbered = false }: Table, { above, say }: Grid): Row[] {
  const first = above + 2;
  const last = above + 1 + rows;
  const numbers = (cell: Cell): Cell[] => (numbered ? [cell] : []);
  const nameOf = (index: number) => letter(index + Number(numbered));
  const cellOf = ({ sums }: Column, row: number): Cell => {
    if (!Array.isArray(sums)) return empty;
    const [one, other] = (sums as readonly [number, number]).map((index) => nameOf(index) + row);
    return { ...empty, type: 'Formula', value: `IF(${one}*${other}=0,"",${one}*${other})` };
  };
  const head = [...numbers(shaded('')), ...columns.map(({ label }) => shaded(say(label)))];
  const body = Array.from({ length: rows }, (_, index) => [
    ...numbers({ ...empty, value: index + 1, type: Number }),
    ...columns.map((column) => cellOf(column, first + index)),
  ]);
  if (!columns.some(({ sums }) => sums)) return [head, ...body];
  const sum = columns.map(({ sums }, index): Cell => {
    if (!sums) return index === 0 ? heading(say('total')) : null;
    const name = nameOf(index);
    return { ...empty, type: 'Formula', value: `SUM(${name}${first}:${name}${last})` };
  });
  return [head, ...body, [...numbers(null), ...sum]];
}

function widthOf(part: SheetPart): number {
  if (part.kind === 'fields') return Math.max(...part.rows.map((labels) => labels.length));
  return part.kind === 'table' ? part.columns.length + Number(part.numbered ?? false) : 3;
}

const empty: CellObject = { borderStyle: 'thin', borderColor: LINE };

function emptyRows(count: number, columns: number, span = 1): Row[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: columns }, () => ({ ...empty, columnSpan: span })),
  );
}

function heading(value: string): CellObject {
  return { value, fontWeight: 'bold' };
}

function shaded(value: string): CellObject {
  return { ...empty, value, fontWeight: 'bold', backgroundColor: SHADE };
}

/** The name of one of the first 26 columns. */
function letter(index: number): string {
  return String.fromCodePoint(65 + index);
}
