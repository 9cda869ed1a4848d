import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeFile } from '#db/files/file.repository.ts';
import { deleteRemovedFiles, storeFile } from '#api/lib/files/stored-files.ts';
import type { Runtime } from '#api/server/runtime.ts';
import { openFileStore } from '#api/server/open-file-store.ts';
import { upload as uploadAvatar } from '#api/testing/avatars.ts';
import { signedIn } from '#api/testing/member.ts';
import { startS3Server } from '#api/testing/s3-server.ts';
import { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { SOUND_LIMIT_BYTES, soundUpload, startUploadApp, wav } from '#api/testing/upload-app.ts';
import type { UploadApp } from '#api/testing/upload-app.ts';

const server = useServer();
const hurried = useServer({ env: { REQUEST_SECONDS: '0.5' } });
// The clock stands at 2026-12-01T12:00:00Z.

let app: UploadApp;
let session: string;
let userId: number;

beforeAll(async () => {
  app = await startUploadApp(server.runtime);
  const { client, user } = await signedIn(server);
  session = client.session!;
  userId = user.id;
});

afterAll(() => app.close());
afterEach(() => server.setTime('2026-12-01T12:00:00Z'));

/** Somebody who is signed in, at an app. */
function clientOf({ url }: UploadApp, token = session): TestClient {
  // Sounds are no part of the product, and not documented.
  const client = new TestClient(url, {}, () => Promise.resolve());
  client.resume(token);
  return client;
}

interface Outcome {
  object: string;
  bytes: number;
  code?: string;
  fields?: Record<string, string>;
}

async function upload(
  body: NonNullable<RequestInit['body']>,
  type = 'audio/wav',
  client = clientOf(app),
) {
  const response = await client.fetch('/api/sounds', {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body,
    duplex: 'half',
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Outcome,
  };
}

/** An upload that the test sends piece by piece. */
function begin({ url }: UploadApp, headers: Record<string, string | number> = {}): ClientRequest {
  const begun = request(`${url}/api/sounds`, {
    method: 'PUT',
    headers: { 'Content-Type': 'audio/wav', Cookie: `roomtone_session=${session}`, ...headers },
  });
  // The server may end the connection while there is more to send.
  begun.on('error', () => undefined);
  begun.flushHeaders();
  return begun;
}

async function responseTo(begun: ClientRequest): Promise<{ status?: number; body: Outcome }> {
  const [response] = (await once(begun, 'response')) as [IncomingMessage];
  return { status: response.statusCode!, body: JSON.parse(await text(response)) as Outcome };
}

function filesIn({ config }: Runtime, folder: string): string[] {
  const path = join(config.dataDir, 'uploads', folder);
  return existsSync(path) ? readdirSync(path) : [];
}

const rows = () =>
  server.database.sql
    .selectFrom('files')
    .select(['name', 'stored_at as storedAt', 'removed_at as removedAt'])
    .orderBy('id')
    .execute();

describe('a file', () => {
  test('is kept as it came, by a name that follows from it', async () => {
    const sound = wav(SOUND_LIMIT_BYTES);
    const { status, body } = await upload(sound);
    expect(status).toBe(201);
    expect(body.bytes).toBe(SOUND_LIMIT_BYTES);
    expect(body.object).toMatch(/^sounds\/[0-9a-f]{64}\.wav$/);
    expect((await server.runtime.files.read(body.object))!.equals(sound)).toBe(true);
    expect(filesIn(server.runtime, 'unfinished')).toEqual([]);
    expect((await upload(sound, 'audio/x-wav')).body.object).toBe(body.object);
    expect((await upload(wav(1000))).body.object).not.toBe(body.object);
  });

  test('comes whole beside another', async () => {
    const sounds = ['one ', 'another '].map((fill) => wav(2 * 1024 * 1024, fill));
    const results = await Promise.all(sounds.map((sound) => upload(sound)));
    for (const [index, { body }] of results.entries()) {
      const kept = await server.runtime.files.read(body.object);
      expect(kept!.equals(sounds[index]!)).toBe(true);
    }
  });

  test('that came in single bytes is known by them all the same', async () => {
    const sound = wav(700);
    const stream = new ReadableStream({
      start(controller) {
        for (const byte of sound) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect((await upload(stream)).status).toBe(201);
  });
});

describe('nothing is kept', () => {
  let before: string;
  const kept = async () =>
    JSON.stringify([filesIn(server.runtime, 'sounds'), (await rows()).length]);

  beforeEach(async () => {
    before = await kept();
  });

  afterEach(async () => {
    await vi.waitUntil(() => filesIn(server.runtime, 'unfinished').length === 0);
    if ((await kept()) !== before) throw new Error('Something was kept.');
  });

  test.each([
    ['nothing', '', 'audio/wav', 'Must be one of: WAV'],
    ['half a beginning', 'RIFF', 'audio/wav', 'Must be one of: WAV'],
    ['a page that says it is a sound', '<!doctype html>', 'audio/wav', 'Must be one of: WAV'],
    ['a page before a sound', `<!--${wav(900).toString()}`, 'audio/wav', 'Must be one of: WAV'],
    ['a sound that says it is a page', wav(900), 'text/html', 'Has the wrong type'],
    ['a sound that says nothing', wav(900), '', 'Has the wrong type'],
  ])('of %s', async (_, body, type, errorText) => {
    expect(await upload(body, type)).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', fields: { sound: errorText } },
    });
  });

  test('of what nobody in particular sends, and they hear it before they have sent it', async () => {
    const begun = begin(app, { Cookie: '', 'Content-Length': SOUND_LIMIT_BYTES });
    expect(await responseTo(begun)).toMatchObject({ status: 401 });
    begun.destroy();
  });

  test.each([
    ['is too large, as its sender says', SOUND_LIMIT_BYTES + 1, undefined, 413],
    ['is something else, by its first bytes', SOUND_LIMIT_BYTES, Buffer.alloc(4096), 400],
    ['turns out too large', undefined, wav(SOUND_LIMIT_BYTES + 1), 413],
  ])('of what %s, and they hear it before they have sent it', async (_, length, start, status) => {
    const begun = begin(app, length === undefined ? {} : { 'Content-Length': length });
    if (start) begun.write(start);
    expect(await responseTo(begun)).toMatchObject({
      status,
      body: { code: 'BAD_USER_INPUT', fields: { sound: expect.any(String) as string } },
    });
    begun.destroy();
  });

  test('of what its sender does not finish', async () => {
    const begun = begin(app);
    begun.write(wav(100_000));
    await expect.poll(() => filesIn(server.runtime, 'unfinished')).toHaveLength(1);
    begun.destroy();
  });
});

describe('a slow upload', () => {
  let hurriedApp: UploadApp;
  let ordinarySession: string;

  beforeAll(async () => {
    hurriedApp = await startUploadApp(hurried.runtime);
    ordinarySession = session;
    session = (await signedIn(hurried)).client.session!;
  });

  afterAll(async () => {
    session = ordinarySession;
    await hurriedApp.close();
  });

  test('is ended when it only holds its connection, and what came of it is deleted', async () => {
    const begun = begin(hurriedApp);
    begun.write(wav(600));
    const closed = once(begun, 'close');
    expect(await responseTo(begun)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    await closed;
    await expect.poll(() => filesIn(hurried.runtime, 'unfinished')).toEqual([]);
    expect(filesIn(hurried.runtime, 'sounds')).toEqual([]);
  });

  test('may take longer the more it brings', async () => {
    const sound = wav(400_000);
    const begun = begin(hurriedApp, { 'Content-Length': sound.length });
    begun.write(sound.subarray(0, 300_000));
    // Another one that began later, and brought less, has been ended meanwhile.
    const other = begin(hurriedApp);
    expect((await responseTo(other)).status).toBe(503);
    begun.end(sound.subarray(300_000));
    expect((await responseTo(begun)).status).toBe(201);
  });

  test('that was refused, and goes on all the same, is cut off', async () => {
    const begun = begin(hurriedApp, { 'Content-Length': SOUND_LIMIT_BYTES });
    const closed = once(begun, 'close');
    begun.write(Buffer.alloc(1000));
    expect((await responseTo(begun)).status).toBe(400);
    await closed;
  });
});

test('a file is kept in S3 all the same, and deleted there', async () => {
  const s3 = await startS3Server();
  const { dataDir } = server.runtime.config;
  const { files } = await openFileStore({ dataDir, s3: s3.settings });
  const runtime = { ...server.runtime, files };
  const s3App = await startUploadApp(runtime, [soundUpload, ...server.runtime.features.uploads]);
  const sound = wav(SOUND_LIMIT_BYTES, 'far away ');
  const { body } = await upload(sound, 'audio/wav', clientOf(s3App));
  expect(s3.objects.get(body.object)!.equals(sound)).toBe(true);
  expect(filesIn(server.runtime, 'unfinished')).toEqual([]);

  const client = clientOf(s3App);
  const { body: changed } = await uploadAvatar(client, userId);
  const picture = await client.fetch(changed.user!.avatarUrl!);
  expect(picture.headers.get('Content-Type')).toBe('image/webp');
  const pictures = [...s3.objects.keys()].filter((name) => name.startsWith('avatars/'));
  expect(pictures).toHaveLength(3);

  await removeFile(server.database.sql, fileOf(body.object), server.runtime.clock());
  await deleteRemovedFiles(server.runtime.orm, files, Date.parse('2026-12-02T12:00:00Z'));
  expect([...s3.objects.keys()].toSorted()).toEqual(pictures.toSorted());
  await s3App.close();
  await s3.close();
});

/** What is known of a sound by what the store calls it. */
function fileOf(object: string) {
  const [kind = '', name = ''] = object.split(/[/.]/);
  return { userId, kind, name };
}

describe('when something fails', () => {
  test('a full disk is 503, and what is known of the file goes after a day', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const files = { ...server.runtime.files, writeFrom: () => Promise.reject(full) };
    const fullApp = await startUploadApp({ ...server.runtime, files });
    const { status, headers } = await upload(wav(5000, 'full '), 'audio/wav', clientOf(fullApp));
    await fullApp.close();
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('2');
    expect(server.takeLog()).toMatchObject([{ err: { code: 'ENOSPC' }, msg: 'unavailable' }]);
    expect(filesIn(server.runtime, 'unfinished')).toEqual([]);
    expect((await rows()).at(-1)).toMatchObject({ storedAt: null });
  });

  test('between the file and what it belongs to, neither is there after a day', async () => {
    const failingApp = await startUploadApp(server.runtime, [
      {
        ...soundUpload,
        async handle(context, _params, file) {
          const object = await storeFile(context, {
            kind: soundUpload.kind,
            userId,
            subject: 'a crash',
            file,
            bind: () => Promise.reject(new Error('The process died.')),
            userGone: () => new Error('Nobody.'),
          });
          return { body: { object } };
        },
      },
    ]);
    const before = filesIn(server.runtime, 'sounds');
    const { status } = await upload(wav(5000, 'crash '), 'audio/wav', clientOf(failingApp));
    await failingApp.close();
    expect(status).toBe(500);
    expect(server.takeLog()).toMatchObject([{ err: { message: 'The process died.' } }]);
    const written = filesIn(server.runtime, 'sounds').filter((file) => !before.includes(file));
    expect(written).toHaveLength(1);

    const { orm, files } = server.runtime;
    await deleteRemovedFiles(orm, files, Date.parse('2026-12-02T12:00:00Z'));
    expect(filesIn(server.runtime, 'sounds')).toEqual(before);
    expect((await rows()).filter(({ storedAt }) => storedAt === null)).toEqual([]);
  });

  test('what is used stays for ever', async () => {
    const { body } = await upload(wav(5000, 'stays '));
    const { orm, files } = server.runtime;
    await deleteRemovedFiles(orm, files, Date.parse('2036-12-02T12:00:00Z'));
    expect(await files.sizeOf(body.object)).toBe(5000);
  });
});
