import { sql } from 'kysely';
import type { Sql } from '../orm.ts';

/** How far a topic has moved on. */
export interface TopicVersionRow {
  topic: string;
  version: number;
}

/**
 * Moves topics on, within the transaction in which they change. Whoever changes one waits for the
 * one before until it has committed, so that versions follow the order of the commits. To be called
 * last: until the commit nobody else can change these topics.
 * @param now epoch milliseconds
 */
export async function moveTopics(
  db: Sql,
  topics: readonly string[],
  now: number,
): Promise<TopicVersionRow[]> {
  if (topics.length === 0) return [];
  const { rows } = await sql<TopicVersionRow>`
    INSERT INTO topic_versions (topic, version)
    -- In one order, so that no two transactions wait for each other.
    SELECT topic, ${now} FROM unnest(${[...topics]}::text[]) AS topic GROUP BY topic ORDER BY topic
    ON CONFLICT (topic) DO UPDATE
      SET version = greatest(topic_versions.version + 1, excluded.version)
    RETURNING topic, version::float8 AS version
  `.execute(db);
  return rows;
}

/** How far topics have moved on; those that have not for a week may be missing. */
export async function findTopicVersions(
  db: Sql,
  topics: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('topic_versions')
    .select(['topic', sql<number>`version::float8`.as('version')])
    .where('topic', '=', sql<string>`ANY (${topics}::text[])`)
    .execute();
  return new Map(rows.map(({ topic, version }) => [topic, version]));
}

/** Forgets topics that have not moved on since `before` (epoch milliseconds). */
export async function deleteIdleTopics(db: Sql, before: number): Promise<void> {
  await db.deleteFrom('topic_versions').where('version', '<', before).execute();
}
