import { sql } from 'kysely';
import { MAIL_QUEUE } from '#db/mail/outgoing-mail.repository.ts';
import type { Sql } from '../orm.ts';

/** A job that was tried as often as it may be. */
export interface FailedJobRow {
  id: string;
  /** What kind of job it is. */
  name: string;
  data: Readonly<Record<string, unknown>>;
  /** Why the last attempt failed. */
  reason: string;
  /** How often it was tried. */
  attempts: number;
  /** Epoch milliseconds. */
  failedAt: number;
}

/** How many jobs have failed, without emails: the outbox counts these. */
export async function countFailedJobs(db: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pgboss.job
    WHERE state = 'failed' AND name <> ${MAIL_QUEUE}
  `.execute(db);
  return rows[0]!.count;
}

/** The jobs that have failed, the latest first. */
export async function listFailedJobs(db: Sql): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    SELECT
      id,
      name,
      data,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value', '')
        AS reason,
      retry_count + 1 AS attempts,
      (extract(epoch FROM completed_on) * 1000)::float8 AS "failedAt"
    FROM pgboss.job WHERE state = 'failed'
    ORDER BY completed_on DESC, id
  `.execute(db);
  return rows;
}

/** Forgets the jobs of a kind that have failed. */
export async function forgetFailedJobs(db: Sql, name: string): Promise<void> {
  await sql`DELETE FROM pgboss.job WHERE name = ${name} AND state = 'failed'`.execute(db);
}
