import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { avatarRows, pngOf, storedFiles, upload } from '#api/testing/avatars.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

async function show({ client, id }: Member, colour: string): Promise<string> {
  const { body } = await upload(client, id, { bytes: await pngOf(colour) });
  return body.user!.avatarUrl!;
}

test('a deleted account takes all its pictures along, files and rows', async () => {
  const [member, other] = [await newMember(server), await newMember(server)];
  const urls = [await show(member, '#111111'), await show(member, '#222222')];
  const kept = await show(other, '#111111');
  await server.database.sql
    .updateTable('users')
    .set({ deletion_due_at: '2026-12-01T11:00:00Z' })
    .where('id', '=', member.id)
    .execute();
  await runSchedules(server.runtime);
  // Pictures of accounts that are gone are found by the next run.
  await runSchedules(server.runtime);
  await collectMail(server);
  expect(await avatarRows(server, member.id)).toEqual([]);
  for (const url of urls) expect((await server.client().fetch(url)).status).toBe(404);
  expect((await server.client().fetch(kept)).status).toBe(200);
  expect(storedFiles(server)).toHaveLength(3);
});

test('the export holds one’s pictures themselves, and nobody else’s', async () => {
  const [member, other] = [await newMember(server), await newMember(server)];
  await show(other, '#333333');
  await show(member, '#333333');
  await member.client.graphql(
    'mutation ($id: ID!) { removeAvatar(input: { id: $id }) { user { id } } }',
    {
      id: member.id,
    },
  );
  await show(member, '#444444');
  const { body } = await member.client.get<{ pictures: Record<string, string | null>[] }>(
    '/api/account/export',
  );
  expect(body.pictures).toMatchObject([
    { removedAt: expect.any(String) as string },
    { removedAt: null },
  ]);
  for (const { picture } of body.pictures) {
    const [start, data = ''] = picture!.split(',');
    expect(start).toBe('data:image/webp;base64');
    const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
    expect([width, height]).toEqual([512, 512]);
  }
});
