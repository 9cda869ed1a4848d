import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { ListOrder, Slice } from '#db/lib/keyset.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { keptAs } from './file-headers.ts';
import type { Result } from './rest.ts';

/** A row of a file, by the names of its columns. */
export interface CsvRow {
  /** Where it begins in the file, from 1; the first line has the names. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

export interface CsvLimits {
  bytes: number;
  rows: number;
}

/** The cells of a row. */
export type CsvCells = readonly (string | number)[];

const BYTES_PER_KB = 1000;

/** What stands before a cell that would be a formula; what follows are all beginnings of formulas. */
const DEFUSED = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/** An amount such as `-36.00` is no formula, which others are that begin with a sign. */
const AMOUNT = /^-\d+\.\d\d$/;

/**
 * A file of these rows for download. A cell that a program would run as a formula begins with an
 * apostrophe, which such programs take for "this is text" (OWASP, CSV injection).
 */
export function csvFile(
  name: string,
  header: readonly string[],
  rows: readonly CsvCells[],
): Result {
  // With the mark without which Excel takes UTF-8 for something else.
  return { text: csvText([header, ...rows], { bom: true }), headers: csvHeaders(name) };
}

/**
 * Such a file of any length, sent part by part as its rows come, so that it is never held as a whole.
 * @param parts of the rows. What the first one throws is told as an error; what a later one throws
 *   breaks the download off.
 */
export async function csvStream(
  name: string,
  header: readonly string[],
  parts: AsyncIterator<CsvCells[], undefined>,
): Promise<Result> {
  const first = await parts.next();
  async function* texts() {
    yield csvText([header], { bom: true });
    for (let part = first; !part.done; part = await parts.next()) yield csvText(part.value, {});
  }
  return { stream: texts(), headers: csvHeaders(name) };
}

/** Rows of a part, so that few are held at a time and few are asked for. */
const PART_ROWS = 500;

/**
 * The rows of a list as cells, in its order, for {@link csvStream}.
 * @param read a slice of the list
 * @param cellsOf the cells of those rows, one by one
 */
export async function* csvParts<Row>(
  { keyOf }: Pick<ListOrder<Row>, 'keyOf'>,
  read: (part: Slice) => Promise<Row[]>,
  cellsOf: (rows: readonly Row[]) => Promise<CsvCells[]>,
): AsyncGenerator<CsvCells[], undefined> {
  let last: Row | undefined;
  do {
    const rows = await read({ limit: PART_ROWS, after: last && keyOf(last) });
    yield await cellsOf(rows);
    last = rows.length === PART_ROWS ? rows.at(-1) : undefined;
  } while (last);
}

function csvText(rows: readonly CsvCells[], options: { bom?: boolean }): string {
  return stringify([...rows], {
    escape_formulas: true,
    cast: { string: (value) => ({ value, escape_formulas: !AMOUNT.test(value) }) },
    ...options,
  });
}

function csvHeaders(name: string): Record<string, string> {
  return { 'Content-Type': 'text/csv; charset=utf-8', ...keptAs(`${name}.csv`) };
}

/** An instant (epoch milliseconds) in a cell, ISO 8601 in UTC; nothing for none. */
export function instantCell(epochMs: number | null): string {
  return epochMs === null ? '' : new Date(epochMs).toISOString();
}

/** US cents as dollars in a cell: `235.00`. */
export function dollarCell(cents: number): string {
  return (cents / 100).toFixed(2);
}

/**
 * The rows of a file that was sent in as text. What {@link csvFile} puts before formulas is gone.
 * @param field what senders know the file by
 * @throws DomainError BAD_USER_INPUT for a file that is too large, or none
 */
export function readCsv(text: string, field: string, limits: CsvLimits): CsvRow[] {
  if (Buffer.byteLength(text) > limits.bytes) {
    throw badInput({
      [field]: message('owners.csvTooLarge', { limit: limits.bytes / BYTES_PER_KB }),
    });
  }
  const rows = parsed(text, field, limits);
  if (rows.length === 0) throw badInput({ [field]: message('owners.csvEmpty') });
  if (rows.length > limits.rows) {
    throw badInput({ [field]: message('owners.csvTooManyRows', { limit: limits.rows }) });
  }
  return rows;
}

interface CsvRecord {
  record: Record<string, string>;
  raw: string;
  info: { lines: number };
}

function parsed(text: string, field: string, limits: CsvLimits): CsvRow[] {
  try {
    const records: CsvRecord[] = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      raw: true,
      // One too many tells that there are too many.
      to: limits.rows + 1,
      skip_empty_lines: true,
      delimiter: delimiterOf(text),
    });
    return records.map(({ record, raw, info }) => ({
      // The parser tells the line on which a record ends.
      line: info.lines - (raw.trim().split('\n').length - 1),
      cells: Object.fromEntries(
        Object.entries(record).map(([name, cell]) => [name, cell.replace(DEFUSED, '')]),
      ),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw badInput({ [field]: message('owners.csvMalformed', { problem: error.message }) });
  }
}

/** Programs of countries that write a comma within numbers put semicolons between cells. */
function delimiterOf(text: string): ',' | ';' {
  const [names = ''] = text.split('\n', 1);
  return names.includes(';') && !names.includes(',') ? ';' : ',';
}
