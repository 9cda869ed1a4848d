import { setTimeout as sleep } from 'node:timers/promises';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager, Orm } from '../orm.ts';

/** How often a transaction is begun before its failure is passed on. */
const ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 50;

/** PostgreSQL broke a deadlock up, or could not pretend that one transaction came after another. */
const TRY_AGAIN_STATES = new Set(['40P01', '40001']);

export interface TransactionOptions {
  /** Has PostgreSQL refuse to write. */
  readOnly?: boolean;
  /** Has all statements see what there is at the first of them. */
  isSnapshot?: boolean;
}

/**
 * Runs `work` in a transaction, with a unit of work of its own. All of it is done, or nothing.
 *
 * Whoever locks rows does so in one order, so that no two transactions wait for each other: users,
 * studios, bookings, then everything else, and rows of one table by ascending id. Where that fails,
 * as between foreign keys and triggers, PostgreSQL ends one of the two, which is begun again here:
 * `work` may run several times, and has no effects but on the database and on what it returns.
 * @throws what `work` throws; PostgreSQL's 40P01 or 40001 when it was in vain five times
 */
export async function inTransaction<T>(
  orm: Pick<Orm, 'em'>,
  work: (em: EntityManager) => Promise<T>,
  { isSnapshot = false, ...options }: TransactionOptions = {},
): Promise<T> {
  const isolation = isSnapshot ? { isolationLevel: IsolationLevel.REPEATABLE_READ } : {};
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await orm.em.fork().transactional(work, { ...options, ...isolation });
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthAnotherTry(error)) throw error;
      // At random, so that those who met do not meet again.
      await sleep(Math.random() * LONGEST_PAUSE_MS * attempt);
    }
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && TRY_AGAIN_STATES.has(String(cause.code))) return true;
  }
  return false;
}
