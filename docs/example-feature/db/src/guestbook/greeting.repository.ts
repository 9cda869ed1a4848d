import type { Sql } from '../orm.ts';

export interface GreetingRow {
  id: number;
  authorId: number;
  /** Name of its author. */
  name: string;
  text: string;
}

/** The latest greetings, newest first. */
export async function latestGreetings(db: Sql, limit: number): Promise<GreetingRow[]> {
  return db
    .selectFrom('greetings')
    .innerJoin('users', 'users.id', 'greetings.user_id')
    .select(['greetings.id', 'greetings.user_id as authorId', 'users.name', 'greetings.text'])
    .orderBy('greetings.id', 'desc')
    .limit(limit)
    .execute();
}

/** @returns the id of the greeting */
export async function insertGreeting(db: Sql, userId: number, text: string): Promise<number> {
  const { id } = await db
    .insertInto('greetings')
    .values({ user_id: userId, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
