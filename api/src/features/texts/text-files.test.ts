import { beforeAll, describe, expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { pngOf, storedFiles } from '#api/testing/avatars.ts';
import { hostilePictures } from '#api/testing/hostile-files.ts';
import { signedIn } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { wavFile } from '#api/testing/sounds.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
let admin: TestClient;
beforeAll(async () => {
  admin = await administrator(server);
});

interface Sent {
  picture?: { src: string; width: number; height: number };
  track?: { src: string };
  fields?: Record<string, string>;
}

async function send(client: TestClient, kind: string, bytes: Uint8Array, type: string) {
  const response = await client.fetch(`/api/texts/${kind}`, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: (await response.json()) as Sent };
}

describe('what administrators send for a text', () => {
  test('is a picture with its size, which everybody sees', async () => {
    const { status, body } = await send(admin, 'pictures', await pngOf('#1f5c4d'), 'image/png');
    expect([status, body]).toEqual([
      200,
      { picture: { src: expect.any(String) as string, width: 300, height: 300 } },
    ]);
    const shown = await server.client().fetch(body.picture!.src);
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  test('is a sound, which everybody hears by the part', async () => {
    const { status, body } = await send(admin, 'sounds', wavFile(1), 'audio/wav');
    expect(status).toBe(200);
    const heard = await server.client().fetch(body.track!.src, { headers: { Range: 'bytes=0-3' } });
    expect([heard.status, await heard.text()]).toEqual([206, 'RIFF']);
  });

  test('stays in texts when the account is gone that sent it', async () => {
    const editor = await administrator(server);
    const { body } = await send(editor, 'pictures', await pngOf('#c33a24'), 'image/png');
    const sound = await send(editor, 'sounds', wavFile(2), 'audio/wav');
    await server.database.sql
      .updateTable('users')
      .set({ deletion_due_at: new Date(server.runtime.clock() - 1) })
      .where('id', '=', editor.id)
      .execute();
    await runSchedules(server.runtime);
    await runSchedules(server.runtime);
    expect((await editor.fetch('/api/account/export')).status).toBe(401);
    for (const { src } of [body.picture!, sound.body.track!]) {
      expect((await server.client().fetch(src)).status).toBe(200);
    }
  });

  test.each(hostilePictures.slice(0, 5))(
    'as a picture and is $what is refused',
    async (hostile) => {
      const before = storedFiles(server, 'text-pictures');
      const { status, body } = await send(admin, 'pictures', await hostile.bytes(), hostile.type);
      expect([status, Object.keys(body.fields!)]).toEqual([400, ['picture']]);
      expect(storedFiles(server, 'text-pictures')).toEqual(before);
    },
  );

  test('as a sound and is a page is refused', async () => {
    const page = Buffer.from('<!doctype html><script>1</script>');
    const { status, body } = await send(admin, 'sounds', page, 'audio/mpeg');
    expect([status, Object.keys(body.fields!)]).toEqual([400, ['track']]);
  });
});

test.each(['pictures', 'sounds'])('others send no %s', async (kind) => {
  const { client } = await signedIn(server);
  for (const [sender, refused] of [
    [client, 403],
    [server.client(), 401],
  ] as const) {
    expect((await send(sender, kind, wavFile(1), 'audio/wav')).status).toBe(refused);
  }
  expect(storedFiles(server, `text-${kind}`).length).toBeLessThan(3);
});
