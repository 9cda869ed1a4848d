import { describe, expect, test } from 'vitest';
import { deleteRemovedFiles } from '#api/lib/files/stored-files.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import { hostilePictures, hostileRemains, polyglot } from '#api/testing/hostile-files.ts';
import { sendPicture, start, uploadPicture } from '#api/testing/listings.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const FOLDER = 'studio-pictures';

describe('what is sent as a photograph of a studio', () => {
  test.each(hostilePictures)('and is $what is refused and not kept', async ({ type, bytes }) => {
    const { client } = await signedIn(server);
    const { id } = await start(client);
    const before = storedFiles(server, FOLDER);
    const { status, body } = await sendPicture(client, id, await bytes(), type);
    expect(status).toBe(400);
    expect(Object.keys(body.fields!)).toEqual(['picture']);
    expect(storedFiles(server, FOLDER)).toEqual(before);
    expect(storedFiles(server, 'unfinished')).toEqual([]);
  });

  test('and is something else as well is made anew: nothing of the file is served', async () => {
    const { client } = await signedIn(server);
    const { id } = await start(client);
    const { body } = await sendPicture(client, id, await polyglot(), 'image/jpeg');
    const served = await server.client().fetch(body.picture!.url);
    expect(served.headers.get('Content-Type')).toBe('image/webp');
    const bytes = Buffer.from(await served.arrayBuffer());
    for (const remains of hostileRemains) expect(bytes.includes(remains)).toBe(false);
  });
});

test('of more photographs at once than a listing may have as many are kept, and nothing of the others', async () => {
  const { client } = await signedIn(server);
  const { id } = await start(client);
  const before = storedFiles(server, FOLDER).length;
  const colours = Array.from({ length: 66 }, (_, index) => `#0000${(16 + 3 * index).toString(16)}`);
  const answers = await Promise.all(
    colours.map((colour) => uploadPicture(client, id, { width: 480, height: 480, colour })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 409)).toHaveLength(6);
  expect(storedFiles(server, 'unfinished')).toEqual([]);
  const { orm, files } = server.runtime;
  await deleteRemovedFiles(orm, files, Date.parse('2026-12-03T12:00:00Z'));
  expect(storedFiles(server, FOLDER)).toHaveLength(before + 60);
});
