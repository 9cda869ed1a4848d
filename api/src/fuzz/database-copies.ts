import { sql } from 'kysely';
import { urlOf } from '#db/embedded/embedded-server.ts';
import { openDatabase, sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { createDatabase, prepareDatabase } from '#db/prepare.ts';

/** Databases that are all alike, on one PostgreSQL server. */
export interface DatabaseCopies {
  /** Makes another one, and removes the one before. @returns its connection URL */
  next(): Promise<string>;
  /** Removes them all. */
  close(): Promise<void>;
}

/**
 * Fills a database once, to be copied.
 * @param serverUrl of any database on the server
 * @param name that databases of nobody else begin with
 * @param fill puts into the migrated database what all copies have
 */
export async function openDatabaseCopies(
  serverUrl: string,
  name: string,
  fill: (orm: Orm) => Promise<unknown>,
): Promise<DatabaseCopies> {
  const original = `${name}_original`;
  await fillOriginal(urlOf({ url: serverUrl }, original), fill);
  const server = await openDatabase({ url: serverUrl, poolSize: 1 });
  const db = sqlOf(server.em);
  const remove = (database: string) =>
    sql`DROP DATABASE IF EXISTS ${sql.id(database)} WITH (FORCE)`.execute(db);
  let count = 0;
  return {
    async next() {
      await remove(`${name}_${count}`);
      count += 1;
      const copy = `${name}_${count}`;
      await sql`CREATE DATABASE ${sql.id(copy)} TEMPLATE ${sql.id(original)}`.execute(db);
      return urlOf({ url: serverUrl }, copy);
    },
    async close() {
      await remove(`${name}_${count}`);
      await remove(original);
      await server.close();
    },
  };
}

async function fillOriginal(url: string, fill: (orm: Orm) => Promise<unknown>): Promise<void> {
  await createDatabase({ url });
  const orm = await openDatabase({ url });
  try {
    await prepareDatabase(orm);
    await fill(orm);
  } finally {
    await orm.close();
  }
}
