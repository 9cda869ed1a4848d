import { expect, test } from 'vitest';
import { findTopicVersions, moveTopics } from '#db/live/topic-version.repository.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

test('versions of what nobody has changed for a week are forgotten', async () => {
  const db = server.database.sql;
  const topic = 'studioCalendar[4711]';
  const [now, week] = [Date.parse('2027-03-01T12:00:00Z'), 7 * 86_400_000];
  await moveTopics(db, [topic], now - week);
  const versionAfter = async (at: number) => {
    await runSchedules({ ...server.runtime, clock: () => at });
    return (await findTopicVersions(db, [topic])).get(topic);
  };
  expect(await versionAfter(now)).toBe(now - week);
  expect(await versionAfter(now + 1)).toBeUndefined();
});
