import type { ObjectSchema } from 'yup';
import type { ListOrder, Slice } from '#db/lib/keyset.ts';
import type { Sql } from '#db/orm.ts';
import { validate } from '#domain/errors/validate.ts';
import { requireAdmin } from './context.ts';
import { csvParts, csvStream } from './csv.ts';
import type { CsvCells } from './csv.ts';
import { file } from './rest-description.ts';
import type { RestEndpoint } from './rest.ts';

/** A list that administrators save as a table. */
interface CsvTable<Filter extends object, Row> {
  /** What the file and its path are called: `orders`. */
  name: string;
  summary: string;
  /** What the file holds, and in which order. */
  meaning: string;
  /** What narrows the list, in the query. */
  filter: ObjectSchema<Filter>;
  columns: readonly string[];
  order: Pick<ListOrder<Row>, 'keyOf'>;
  /** Reads a slice of the list, in its order. */
  list(db: Sql, filter: Filter, part: Slice): Promise<Row[]>;
  /** The cells of those rows, one by one. */
  cellsOf(db: Sql, rows: readonly Row[]): Promise<CsvCells[]>;
}

/** An endpoint that answers administrators with a list as a table, however long it is. */
export function csvEndpoint<Filter extends object, Row>(
  table: CsvTable<Filter, Row>,
): RestEndpoint {
  const { name, summary, meaning, filter, columns, order } = table;
  return {
    method: 'get',
    path: `/admin/${name}.csv`,
    audience: 'staff',
    summary,
    query: filter.fields,
    responses: { 200: file('text/csv', meaning) },
    async handle(context, { query }) {
      requireAdmin(context);
      const { sql } = context;
      // A parameter that is left empty narrows nothing.
      const given = [...query].filter(([, value]) => value !== '');
      const wanted = validate(filter, Object.fromEntries(given));
      const parts = csvParts(
        order,
        (part) => table.list(sql, wanted, part),
        (rows) => table.cellsOf(sql, rows),
      );
      return csvStream(name, columns, parts);
    },
  };
}
