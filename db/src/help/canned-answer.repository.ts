import type { CannedAnswerInput } from '#domain/help/ticket.schema.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** An answer that is prepared; `{name}` and `{number}` stand for those of a ticket. */
export interface CannedAnswerRow extends CannedAnswerInput {
  id: number;
  /** Epoch milliseconds. */
  updatedAt: number;
}

/** Prepared answers, by title. */
export async function listCannedAnswers(db: Sql): Promise<CannedAnswerRow[]> {
  return db
    .selectFrom('canned_answers')
    .select(({ ref }) => ['id', 'title', 'content', epochMs(ref('updated_at')).as('updatedAt')])
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** Keeps a prepared answer at `now` (epoch milliseconds). @returns it */
export async function insertCannedAnswer(
  db: Sql,
  answer: CannedAnswerInput,
  now: number,
): Promise<CannedAnswerRow> {
  const { id } = await db
    .insertInto('canned_answers')
    .values({ ...answer, updated_at: instant(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...answer, id, updatedAt: now };
}

/** Has a prepared answer say something else. @returns it; undefined where there is none */
export async function updateCannedAnswer(
  db: Sql,
  id: number,
  answer: CannedAnswerInput,
  now: number,
): Promise<CannedAnswerRow | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('canned_answers')
    .set({ ...answer, updated_at: instant(now) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ...answer, id, updatedAt: now } : undefined;
}

/** Forgets a prepared answer. @returns whether there was one */
export async function deleteCannedAnswer(db: Sql, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('canned_answers')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
