import { expect, test } from 'vitest';
import { inTransaction } from '../lib/transaction.ts';
import { sqlOf } from '../orm.ts';
import { useDatabase } from '../testing/test-database.ts';
import { findTopicVersions, moveTopics } from './topic-version.repository.ts';

const database = useDatabase();

test('versions are about the moment, and grow even when clocks go back', async () => {
  const move = async (now: number) =>
    (await moveTopics(database.sql, ['a', 'b', 'a'], now)).map(({ topic, version }) => [
      topic,
      version,
    ]);
  expect(await move(1000)).toEqual([
    ['a', 1000],
    ['b', 1000],
  ]);
  expect(await move(900)).toEqual([
    ['a', 1001],
    ['b', 1001],
  ]);
  expect(await move(2000)).toEqual([
    ['a', 2000],
    ['b', 2000],
  ]);
  expect(await findTopicVersions(database.sql, ['a', 'c'])).toEqual(new Map([['a', 2000]]));
});

test('versions follow the order of the commits, and nobody waits for ever', async () => {
  const topics = Array.from({ length: 20 }, (_, index) => `topic ${index}`);
  const moves = await Promise.all(
    Array.from({ length: 30 }, (_, round) =>
      inTransaction(database.orm, (em) =>
        moveTopics(sqlOf(em), round % 2 ? topics : topics.toReversed(), 5000),
      ),
    ),
  );
  const versions = moves.map((moved) => moved.find(({ topic }) => topic === 'topic 7')!.version);
  expect(new Set(versions).size).toBe(30);
  expect(Math.max(...versions)).toBe(5029);
});
