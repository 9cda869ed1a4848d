import { DomainError, badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { IMPORT_LIMIT_BYTES } from '#domain/owners/import-limits.ts';
import { readCsv } from '#api/lib/csv.ts';
import type { CsvRow } from '#api/lib/csv.ts';

/** A table that somebody sends in. */
export interface TableImport {
  csv: string;
  /** Whether rows that are wrong are left out; without it, one of them is enough for nothing to be taken. */
  skipBadRows: boolean;
}

/** What may stand in a table. */
export interface TableShape {
  columns: readonly string[];
  /** Of these, what no table goes without. */
  required: readonly string[];
  /** Rows at most. */
  rows: number;
}

/** What the rows of a table say, by their lines, and what is wrong with the others. */
export class ImportedTable<Row> {
  readonly rows = new Map<number, Row>();
  readonly #errors = new Map<number, Record<string, Message>>();

  /**
   * @param read what a row says @throws DomainError BAD_USER_INPUT naming columns
   * @throws DomainError BAD_USER_INPUT for no such table
   */
  constructor(csv: string, shape: TableShape, read: (cells: CsvRow['cells']) => Row) {
    const rows = readCsv(csv, 'csv', { bytes: IMPORT_LIMIT_BYTES, rows: shape.rows });
    requireColumns(rows[0]!, shape);
    for (const { line, cells } of rows) {
      try {
        this.rows.set(line, read(cells));
      } catch (error) {
        if (!(error instanceof DomainError) || !error.fields) throw error;
        this.refuse(line, error.fields);
      }
    }
  }

  /** Leaves a row out, since cells of it, by their columns, are wrong. */
  refuse(line: number, columns: Readonly<Record<string, Message>>): void {
    this.rows.delete(line);
    this.#errors.set(line, columns);
  }

  /** Lines of the rows that are left out, in ascending order. */
  get skippedLines(): number[] {
    return [...this.#errors.keys()].toSorted((a, b) => a - b);
  }

  /** @throws DomainError BAD_USER_INPUT naming each wrong cell: `lines[3].hourly_rate` */
  requireWhole(): void {
    if (this.#errors.size === 0) return;
    throw badInput(
      Object.fromEntries(
        this.skippedLines.flatMap((line) =>
          Object.entries(this.#errors.get(line)!).map(([column, text]) => [
            `lines[${line}].${column}`,
            text,
          ]),
        ),
      ),
    );
  }
}

function requireColumns({ cells }: CsvRow, { columns, required }: TableShape): void {
  const unknown = Object.keys(cells).filter((name) => !columns.includes(name));
  const missing = required.filter((name) => !(name in cells));
  const errors: [string, Message][] = [
    ...unknown.map((name): [string, Message] => [name, message('owners.unknownColumn')]),
    ...missing.map((name): [string, Message] => [name, message('owners.missingColumn')]),
  ];
  if (errors.length === 0) return;
  throw badInput(Object.fromEntries(errors.map(([name, text]) => [`lines[1].${name}`, text])));
}
