import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { administrator } from '#api/testing/administrator.ts';
import { avatarRows, pngOf, storedFiles, upload } from '#api/testing/avatars.ts';
import { logInElsewhere, newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const NOON = '2026-12-01T12:00:00Z';

let member: Member;
let url: string;

beforeEach(async () => {
  member = await newMember(server);
  url = await show('#c93a24');
});

afterEach(() => server.setTime(NOON));

async function show(colour: string): Promise<string> {
  const { body } = await upload(member.client, member.id, { bytes: await pngOf(colour) });
  return body.user!.avatarUrl!;
}

type Change = 'removeAvatar' | 'restoreAvatar';

async function change(mutation: Change, client: TestClient = member.client, id = member.id) {
  const { data, errors } = await client.graphql<
    Record<Change, { user: { avatarUrl: string | null } }>
  >(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { user { id avatarUrl } } }`, { id });
  return errors[0]?.extensions.code ?? data![mutation].user.avatarUrl;
}

const shown = async () =>
  (await member.client.get<{ avatarUrl: string | null }>('/api/auth/me')).body.avatarUrl;

const statusOf = async (path: string) => (await server.client().fetch(path)).status;

describe('a picture', () => {
  test('is removed and put back', async () => {
    expect(await change('removeAvatar')).toBeNull();
    expect(await shown()).toBeNull();
    expect(await change('restoreAvatar')).toBe(url);
    expect(await shown()).toBe(url);
    expect(await statusOf(url)).toBe(200);
  });

  test('is removed over REST, and once is enough', async () => {
    for (const _ of [1, 2]) {
      const result = await member.client.fetch(`/api/users/${member.id}/avatar`, {
        method: 'DELETE',
      });
      expect(result.status).toBe(200);
      expect(await result.json()).toMatchObject({ user: { id: member.id, avatarUrl: null } });
    }
    expect(await change('restoreAvatar')).toBe(url);
  });

  test('is put back that was removed last, and not the one before it', async () => {
    server.setTime('2026-12-01T12:01:00Z');
    const second = await show('#1f5c4d');
    server.setTime('2026-12-01T12:02:00Z');
    await change('removeAvatar');
    expect(await change('restoreAvatar')).toBe(second);
  });

  test('is not put back over another that was chosen since', async () => {
    await change('removeAvatar');
    const second = await show('#1f5c4d');
    expect(await change('restoreAvatar')).toBe('CONFLICT');
    expect(await shown()).toBe(second);
  });

  test('that never came to be shown is not put back', async () => {
    await change('removeAvatar');
    await server.database.sql
      .insertInto('avatars')
      .values({ user_id: member.id, name: '0'.repeat(64), removed_at: '2026-12-01T12:00:01Z' })
      .execute();
    expect(await change('restoreAvatar')).toBe(url);
  });

  test('is removed once when two ask for it, and put back once', async () => {
    await Promise.all([change('removeAvatar'), change('removeAvatar')]);
    const outcomes = await Promise.all([change('restoreAvatar'), change('restoreAvatar')]);
    expect(outcomes.toSorted()).toEqual([url, 'CONFLICT'].toSorted());
  });

  test('is another’s to change for administrators alone', async () => {
    const other = await newMember(server);
    for (const mutation of ['removeAvatar', 'restoreAvatar'] as const) {
      expect(await change(mutation, other.client)).toBe('FORBIDDEN');
      expect(await change(mutation, server.client())).toBe('UNAUTHENTICATED');
    }
    expect(await shown()).toBe(url);
    const admin = await administrator(server);
    expect(await change('removeAvatar', admin)).toBeNull();
    expect(await change('restoreAvatar', admin)).toBe(url);
    expect(await change('removeAvatar', admin, 2_000_000_000)).toBe('NOT_FOUND');
  });
});

describe('after a day', () => {
  test('a picture that was removed is deleted, files first, and is found no more', async () => {
    await change('removeAvatar');
    server.setTime('2026-12-02T11:59:59Z');
    await runSchedules(server.runtime);
    expect(await statusOf(url)).toBe(200);
    server.setTime('2026-12-02T12:00:00Z');
    await Promise.all([runSchedules(server.runtime), runSchedules(server.runtime)]);
    expect(await statusOf(url)).toBe(404);
    expect(await avatarRows(server, member.id)).toEqual([]);
    const client = await logInElsewhere(server, member);
    expect(await change('restoreAvatar', client)).toBe('NOT_FOUND');
  });

  test('the one that is shown stays, and so does one that was shown again', async () => {
    await change('removeAvatar');
    await change('restoreAvatar');
    server.setTime('2026-12-20T12:00:00Z');
    await runSchedules(server.runtime);
    expect(await statusOf(url)).toBe(200);
    expect(await avatarRows(server, member.id)).toMatchObject([{ removedAt: null }]);
  });

  test('files are deleted of which nothing came, because a process died', async () => {
    const name = 'ab'.repeat(32);
    await server.database.sql
      .insertInto('avatars')
      .values({ user_id: member.id, name, removed_at: NOON })
      .execute();
    await server.runtime.files.write(`avatars/${name}-128.webp`, new Uint8Array([1]));
    server.setTime('2026-12-02T12:00:00Z');
    await runSchedules(server.runtime);
    expect(storedFiles(server).filter((file) => file.startsWith(name))).toEqual([]);
    expect(await statusOf(url)).toBe(200);
  });

  test('a picture can be uploaded again while the same one is being deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      await server.database.sql
        .updateTable('avatars')
        .set({ removed_at: '2026-11-01T12:00:00Z' })
        .where('user_id', '=', member.id)
        .execute();
      const [again] = await Promise.all([show('#c93a24'), runSchedules(server.runtime)]);
      expect(again).toBe(url);
      const name = again.slice('/uploads/avatars/'.length).slice(0, 64);
      expect(storedFiles(server).filter((file) => file.startsWith(name))).toHaveLength(3);
    }
  });
});

test('an account that was deleted gets no picture', async () => {
  await server.database.sql
    .updateTable('users')
    .set({ deleted_at: NOON })
    .where('id', '=', member.id)
    .execute();
  const admin = await administrator(server);
  const before = storedFiles(server);
  expect((await upload(admin, member.id, { bytes: await pngOf('#333333') })).status).toBe(404);
  expect(await change('removeAvatar', admin)).toBe('NOT_FOUND');
  expect(storedFiles(server)).toEqual(before);
});
