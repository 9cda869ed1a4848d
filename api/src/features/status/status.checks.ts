import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sqlOf } from '#db/orm.ts';
import { similarName } from '#db/search/text-query.ts';
import { isFeedHeard, isMailStuck } from '#db/status/status-day.repository.ts';
import type { Finding } from '#db/status/status-day.repository.ts';
import type { StatusPart } from '#domain/status/status.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import { within } from '#api/lib/deadline.ts';
import type { JobTools } from '#api/lib/jobs/job.ts';

/** How long a part may take to prove that it is well. */
const PATIENCE_MS = 10_000;

/** How long an email may wait until it is tried. */
const MAIL_WAITS_MS = 15 * MINUTE_MS;

type Tools = Pick<JobTools, 'orm' | 'files' | 'clock' | 'log' | 'reach'>;

/** Tries a part: whether it is well, or undefined where this process cannot tell. What it throws is no. */
export type Check = (tools: Tools) => Promise<boolean | undefined>;

/** How each part is tried. */
export const checks: Readonly<Record<StatusPart, Check>> = {
  web: (tools) => answers(tools, '/'),
  api: (tools) => answers(tools, '/api/studios'),
  async database({ orm }) {
    await sql`SELECT 1`.execute(sqlOf(orm.em));
    return true;
  },
  async search({ orm }) {
    await similarName(sqlOf(orm.em), 'studio');
    return true;
  },
  mail: async ({ orm, clock }) => !(await isMailStuck(sqlOf(orm.em), clock() - MAIL_WAITS_MS)),
  live: ({ orm }) => isFeedHeard(sqlOf(orm.em)),
  async files({ files }) {
    // As long as it takes to see that there is room for it.
    const name = `status/${randomUUID()}`;
    await files.write(name, new Uint8Array([1]));
    const bytes = await files.sizeOf(name);
    await files.delete(name);
    return bytes === 1;
  },
};

/** Tries every part at once. One that fails, or takes too long, is not well. */
export async function findHealth(
  tools: Tools,
  of: Readonly<Partial<Record<StatusPart, Check>>> = checks,
): Promise<Finding[]> {
  const entries = Object.entries(of) as [StatusPart, Check][];
  const found = await Promise.all(
    entries.map(async ([part, check]) => ({ part, isGood: await isWell(tools, part, check) })),
  );
  return found.flatMap(({ part, isGood }) => (isGood === undefined ? [] : [{ part, isGood }]));
}

async function isWell(tools: Tools, part: StatusPart, check: Check): Promise<boolean | undefined> {
  try {
    return await within(PATIENCE_MS, check(tools));
  } catch (error) {
    tools.log.warn({ err: error, part }, 'a part of the product is not well');
    return false;
  }
}

/** Whether the product answers at a path, and not that it failed. */
async function answers({ reach }: Tools, path: string): Promise<boolean | undefined> {
  if (reach === undefined) return undefined;
  const response = await fetch(reach + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
  await response.body?.cancel();
  return response.status < 500;
}
