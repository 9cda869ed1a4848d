import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
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

const BYTES_PER_KB = 1000;

/** What stands before a cell that would be a formula; what follows are all beginnings of formulas. */
const DEFUSED = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/**
 * A file of these rows for download. A cell that a program would run as a formula begins with an
 * apostrophe, which such programs take for "this is text" (OWASP, CSV injection).
 */
export function csvFile(
  name: string,
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Result {
  return {
    // The mark without which Excel takes UTF-8 for something else.
    text: stringify([header, ...rows], { escape_formulas: true, bom: true }),
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  };
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
