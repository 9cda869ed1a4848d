import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, inject } from 'vitest';
import { urlOf } from '../embedded/embedded-server.ts';
import { openDatabase, sqlOf } from '../orm.ts';
import type { DatabaseSettings, EntityManager, Orm, Sql } from '../orm.ts';
import { TEMPLATE } from './global-setup.ts';

export interface TestDatabase {
  readonly orm: Orm;
  readonly url: string;
  /** A fresh unit of work. */
  readonly em: EntityManager;
  readonly sql: Sql;
  /** Statements sent since the last call, in order. */
  takeQueries(): string[];
}

/** A migrated database of its own for the tests of one file, dropped after them. */
export function useDatabase(settings: Pick<DatabaseSettings, 'poolSize'> = {}): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  let orm: Orm;
  let url: string;
  let queries: string[] = [];

  beforeAll(async () => {
    await onServer((db) =>
      sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(TEMPLATE)}`.execute(db),
    );
    url = urlOf({ url: inject('databaseServer') }, name);
    orm = await openDatabase({ url, ...settings, onQuery: (query) => queries.push(query) });
  });

  afterAll(async () => {
    await orm.close();
    await onServer((db) => sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(db));
  });

  return {
    get orm() {
      return orm;
    },
    get url() {
      return url;
    },
    get em() {
      return orm.em.fork();
    },
    get sql() {
      return sqlOf(orm.em);
    },
    takeQueries() {
      const taken = queries;
      queries = [];
      return taken;
    },
  };
}

/** A database without anything in it, dropped after the tests of the file. */
export function useEmptyDatabase(): { readonly url: string } {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  beforeAll(() => onServer((db) => sql`CREATE DATABASE ${sql.id(name)}`.execute(db)));
  afterAll(() => onServer((db) => sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(db)));
  return {
    get url() {
      return urlOf({ url: inject('databaseServer') }, name);
    },
  };
}

async function onServer(run: (db: Sql) => Promise<unknown>): Promise<void> {
  const server = await openDatabase({ url: inject('databaseServer'), poolSize: 1 });
  try {
    await run(sqlOf(server.em));
  } finally {
    await server.close();
  }
}
