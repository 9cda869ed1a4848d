import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Sql, Tables } from '#db/orm.ts';

/** A statement of the product, written out and ready to be sent as often as wanted. */
export interface Statement {
  name: string;
  text: string;
  /** Values, and holes in the place of those that each request brings. */
  parameters: readonly unknown[];
}

/** Stands for a value that each request brings. */
class Hole {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Values by the names of the holes that they stand in, or fill. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The statements that `run`, some of the product's own repository functions, sends: so that the
 * floor does the same SQL without building it anew for each request.
 * @param samples what `run` passes in the place of each request's own values
 */
export async function record(
  samples: Values,
  run: (db: Sql) => Promise<unknown>,
): Promise<Statement[]> {
  const holes = new Map(Object.entries(samples).map(([name, value]) => [value, new Hole(name)]));
  const statements: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () =>
        new RecordingDriver((query) => statements.push(statementOf(query, holes))),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await run(db);
  return statements;
}

/** Sends a statement, which each connection parses once and knows by its name from then on. */
export async function send<Row>(
  connection: Pool | PoolClient,
  { name, text, parameters }: Statement,
  values: Values = {},
): Promise<Row[]> {
  const filled = parameters.map((value) => (value instanceof Hole ? values[value.name] : value));
  const { rows } = await connection.query({ name, text, values: filled });
  return rows as Row[];
}

/** Sends statements at once. @returns the rows of each. */
export async function sendAll(
  connection: Pool | PoolClient,
  statements: readonly Statement[],
  values: Values = {},
): Promise<unknown[][]> {
  return Promise.all(statements.map((statement) => send(connection, statement, values)));
}

/** A statement under a name that follows from its text. */
export function statementOf(
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
  holes: ReadonlyMap<unknown, unknown> = new Map(),
): Statement {
  return {
    name: createHash('sha256').update(sql).digest('base64url').slice(0, 32),
    text: sql,
    parameters: parameters.map((value) => holes.get(value) ?? value),
  };
}

class RecordingDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(onQuery: (query: CompiledQuery) => void) {
    super();
    this.#connection = {
      executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        onQuery(query);
        // One row, for functions that cannot do without.
        return Promise.resolve({ rows: [{} as Row] });
      },
      streamQuery() {
        throw new Error('Nothing is streamed.');
      },
    };
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }
}
