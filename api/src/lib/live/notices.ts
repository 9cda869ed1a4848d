import { moveTopics } from '#db/live/topic-version.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { TopicChange } from './topic.ts';

const NOTICE = /^live:(\d+):(.+)$/s;

/**
 * Moves topics on in the database, as the last thing that the transaction of `db` does.
 * @param keys what has changed: see `keyOf`
 * @param now epoch milliseconds
 * @returns what `changed` of the context is told after the commit
 */
export async function moveOn(db: Sql, keys: readonly string[], now: number): Promise<string[]> {
  const moved = await moveTopics(db, keys, now);
  return moved.map(({ topic, version }) => `live:${version}:${topic}`);
}

/**
 * What `changed` of the context is told of something that is stored nowhere, and that nobody makes up
 * for: see `isPassing` of topics.
 * @param now epoch milliseconds
 */
export function passingNotice(key: string, now: number): string {
  return `live:${now}:${key}`;
}

/** The change that a tag of the change feed is about, if it is about one that people follow. */
export function readNotice(tag: string): TopicChange | undefined {
  const [, version, key] = NOTICE.exec(tag) ?? [];
  return key === undefined ? undefined : { key, version: Number(version) };
}
