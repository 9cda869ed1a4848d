import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { eventually } from '#db/testing/eventually.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { readConfig } from './config.ts';
import { openServerDatabase } from './database.ts';
import { Teardown } from './teardown.ts';

const database = useDatabase();
const log = pino({ level: 'silent' });
const teardown = new Teardown();

afterEach(() => teardown.run());

const open = (settings: NodeJS.ProcessEnv = {}) =>
  openServerDatabase({
    config: readConfig({ DATABASE_URL: database.url, ...settings }),
    log,
    teardown,
    onLost: () => undefined,
  });

async function limitsOf(orm: Orm): Promise<unknown> {
  const { rows } = await sql`
    SELECT current_setting('statement_timeout') AS statement,
      current_setting('idle_in_transaction_session_timeout') AS idle
  `.execute(sqlOf(orm.em));
  return rows[0];
}

describe('the database of the server', () => {
  test('gives requests limits, and none to what is not done for one', async () => {
    const { orm, maintenance } = await open({ DATABASE_STATEMENT_SECONDS: '7' });
    expect(await limitsOf(orm)).toEqual({ statement: '7s', idle: '30s' });
    expect(await limitsOf(maintenance)).toEqual({ statement: '0', idle: '0' });
  });

  test('is waited for while another process migrates, for as long as that takes', async () => {
    const { promise: opened, resolve } = Promise.withResolvers<unknown>();
    await inTransaction(database.orm, async (em) => {
      // The migrations of the other process: what they do does not matter here.
      await sql`LOCK TABLE migrations`.execute(sqlOf(em));
      resolve(open({ DATABASE_STATEMENT_SECONDS: '0.1' }));
      await eventually(async () => {
        // Far longer than a statement of a request may take.
        const { rows } = await sql`
            SELECT FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'
              AND query_start < now() - interval '300 ms'
          `.execute(sqlOf(database.em));
        expect(rows).toHaveLength(1);
      });
    });
    expect(await opened).toBeDefined();
  });
});
