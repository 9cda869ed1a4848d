import { once } from 'node:events';
import { truncateSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileStore } from '#api/lib/files/file-store.ts';
import { privateLink } from '#api/lib/files/signed-links.ts';
import type { PrivateLink } from '#api/lib/files/signed-links.ts';
import { secretBox } from '#api/lib/secret-box.ts';
import { signedIn } from '#api/testing/member.ts';
import { startS3Server } from '#api/testing/s3-server.ts';
import type { S3Server } from '#api/testing/s3-server.ts';
import { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { startUploadApp } from '#api/testing/upload-app.ts';
import type { UploadApp } from '#api/testing/upload-app.ts';
import { openFileStore } from './open-file-store.ts';

const server = useServer();
const NOON = Date.parse('2026-12-01T12:00:00Z');
const object = `sounds/${'ab'.repeat(32)}.wav`;
const etag = `"${'ab'.repeat(32)}.wav"`;
const content = '0123456789';

let app: UploadApp;
/** What is being read, in order. */
let streams: Readable[];

/** A store whose streams the test sees. */
function watched(files: FileStore): FileStore {
  return {
    ...files,
    async open(name, range) {
      const stream = await files.open(name, range);
      if (stream) streams.push(stream);
      return stream;
    },
  };
}

function link(changes: Partial<PrivateLink> = {}): string {
  const plain = { object, expiresAt: NOON + 60_000, userId: null, downloadName: null };
  return privateLink(server.runtime, { ...plain, ...changes });
}

const client = (session?: string) => {
  const made = new TestClient(app.url);
  if (session !== undefined) made.resume(session);
  return made;
};

async function fetchPart(headers: Record<string, string>, method = 'GET') {
  const response = await client().fetch(link(), { method, headers });
  return {
    status: response.status,
    body: await response.text(),
    range: response.headers.get('Content-Range'),
    length: response.headers.get('Content-Length'),
  };
}

beforeEach(() => {
  streams = [];
});

afterEach(() => server.setTime('2026-12-01T12:00:00Z'));

describe.each(['disk', 'S3'])('a file on %s', (where) => {
  let s3: S3Server;

  beforeAll(async () => {
    s3 = await startS3Server();
    const { files } =
      where === 'disk'
        ? server.runtime
        : await openFileStore({ dataDir: server.runtime.config.dataDir, s3: s3.settings });
    await files.write(object, Buffer.from(content));
    app = await startUploadApp({ ...server.runtime, files: watched(files) });
  });

  afterAll(async () => {
    await app.close();
    await s3.close();
  });

  test('is sent whole, as what it is, to be run by nobody', async () => {
    const response = await client().fetch(link());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      etag,
    });
    expect(response.headers.get('Content-Disposition')).toBeNull();
  });

  test.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=2-4', '234', '2-4'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=7-99999', '789', '7-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-99', content, '0-9'],
  ])('is sent in part: %s', async (range, body, sent) => {
    expect(await fetchPart({ Range: range })).toEqual({
      status: 206,
      body,
      range: `bytes ${sent}/10`,
      length: String(body.length),
    });
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('has no such part: %s', async (range) => {
    expect(await fetchPart({ Range: range })).toMatchObject({
      status: 416,
      body: '',
      range: 'bytes */10',
    });
  });

  test.each(['bytes=x', 'bytes=-', 'bytes=5-2', 'seconds=1-2', 'bytes=0-1,8-9'])(
    'is sent whole when no one part of it is asked for: %s',
    async (range) => {
      expect(await fetchPart({ Range: range })).toMatchObject({ status: 200, body: content });
    },
  );

  test('is sent in part only while it is the same', async () => {
    const part = { Range: 'bytes=1-2' };
    expect(await fetchPart({ ...part, 'If-Range': etag })).toMatchObject({ status: 206 });
    for (const other of ['"other"', `W/${etag}`, 'Tue, 01 Dec 2026 12:00:00 GMT']) {
      const whole = { status: 200, body: content };
      expect(await fetchPart({ ...part, 'If-Range': other })).toMatchObject(whole);
    }
  });

  test('is described without being read', async () => {
    expect(await fetchPart({ Range: 'bytes=1-2' }, 'HEAD')).toEqual({
      status: 200,
      body: '',
      range: null,
      length: '10',
    });
    // Not by fetch, which asks for it anew then.
    for (const [tag, status] of [
      [etag, 304],
      ['"other"', 200],
    ] as const) {
      const asked = get(app.url + link(), { headers: { 'If-None-Match': tag } });
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      expect(response.statusCode).toBe(status);
      expect(await text(response)).toBe(status === 304 ? '' : content);
    }
    expect(streams).toHaveLength(1);
  });

  test('is not found when it is not there', async () => {
    const missing = link({ object: `sounds/${'cd'.repeat(32)}.wav` });
    expect((await client().fetch(missing)).status).toBe(404);
  });

  test('is closed when whoever asked for it has gone', async () => {
    const { files, spool } = server.runtime;
    const large = `sounds/${'ef'.repeat(32)}.wav`;
    const size = 64 * 1024 * 1024;
    const path = await spool.draft();
    writeFileSync(path, '');
    truncateSync(path, size);
    if (where === 'disk') await files.writeFrom(large, path);
    else s3.objects.set(large, Buffer.alloc(size));
    const asked = get(app.url + link({ object: large }));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    const [stream] = streams;
    response.destroy();
    await expect.poll(() => stream!.closed).toBe(true);
    // It was read no faster than it was taken.
    expect(stream!.readableEnded).toBe(false);
    expect(server.takeLog()).toEqual([]);
  });
});

describe('a private file', () => {
  beforeAll(async () => {
    await server.runtime.files.write(object, Buffer.from(content));
    app = await startUploadApp(server.runtime);
  });

  afterAll(() => app.close());

  const statusOf = async (path: string, session?: string, init?: RequestInit) =>
    (await client(session).fetch(path, init)).status;

  test('is nobody’s without a link', async () => {
    expect(await statusOf(`/uploads/${object}`)).toBe(404);
    const { client: signedInClient } = await signedIn(server);
    expect(await statusOf(`/uploads/${object}`, signedInClient.session)).toBe(404);
  });

  test('is had until its link expires', async () => {
    const path = link();
    server.setTime('2026-12-01T12:00:59Z');
    expect(await statusOf(path)).toBe(200);
    server.setTime('2026-12-01T12:01:00Z');
    const response = await client().fetch(path);
    expect(response.status).toBe(403);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This link has expired. Go back to the page you found it on and try again.',
    });
  });

  test('is for one user alone when its link says so', async () => {
    const [one, other] = [await signedIn(server), await signedIn(server)];
    const path = link({ userId: one.user.id });
    expect(await statusOf(path, one.client.session)).toBe(200);
    expect(await statusOf(path, other.client.session)).toBe(404);
    expect(await statusOf(path)).toBe(404);
  });

  test('is saved under the name that its link says, whatever that holds', async () => {
    const named = async (downloadName: string) =>
      (await client().fetch(link({ downloadName }))).headers.get('Content-Disposition');
    expect(await named('mix 3.wav')).toBe('attachment; filename="mix 3.wav"');
    expect(await named('a"\r\nSet-Cookie: x=1/ü.wav')).toMatch(/^attachment; filename=[^\r\n]+$/);
  });

  test.each([
    ['a later end', (query: URLSearchParams) => query.set('expires', String(NOON + 120_000))],
    ['no end', (query: URLSearchParams) => query.delete('expires')],
    ['an end that is no number', (query: URLSearchParams) => query.set('expires', 'Infinity')],
    ['another user', (query: URLSearchParams) => query.set('user', '2')],
    ['no user', (query: URLSearchParams) => query.delete('user')],
    ['another name', (query: URLSearchParams) => query.set('download', 'x.html')],
    ['no signature', (query: URLSearchParams) => query.delete('signature')],
    ['half a signature', cutSignature],
    [
      'a signature of somebody’s own',
      (query: URLSearchParams) => query.set('signature', 'A'.repeat(43)),
    ],
  ])('is not had by a link that was changed: %s', async (_, change) => {
    const { client: owner, user } = await signedIn(server);
    const right = link({ userId: user.id, downloadName: 'a.wav' });
    const [path, query] = right.split('?');
    const parameters = new URLSearchParams(query);
    change(parameters);
    expect(await statusOf(`${path}?${parameters.toString()}`, owner.session)).toBe(404);
    expect(await statusOf(right, owner.session)).toBe(200);
  });

  test('is not had by the link of another file, nor one that another server signed', async () => {
    const other = `sounds/${'cd'.repeat(32)}.wav`;
    await server.runtime.files.write(other, Buffer.from('secret'));
    const [, query] = link().split('?');
    expect(await statusOf(`/uploads/${other}?${query}`)).toBe(404);
    const secrets = secretBox('of another installation, long enough');
    const foreign = privateLink(
      { secrets },
      { object, expiresAt: NOON + 60_000, userId: null, downloadName: null },
    );
    expect(await statusOf(foreign)).toBe(404);
  });

  test.each([
    '/uploads/sounds/../../encryption-key',
    '/uploads/sounds/..%2f..%2fencryption-key',
    '/uploads/sounds/%2e%2e/%2e%2e/encryption-key',
    `/uploads/sounds/${'AB'.repeat(32)}.wav`,
    `/uploads/sounds/${'ab'.repeat(32)}.html`,
    `/uploads/sounds/${'ab'.repeat(32)}.wav/`,
    `/uploads/sounds/${'ab'.repeat(32)}.wav%00`,
    `/uploads/constructor/${'ab'.repeat(32)}.wav`,
    `/uploads//sounds/${'ab'.repeat(32)}.wav`,
  ])('is not climbed out of, nor spelled otherwise: %s', async (path) => {
    const [, query] = link().split('?');
    expect(await statusOf(`${path}?${query}`)).toBe(404);
  });

  test('is read by GET and HEAD, and changed by nothing', async () => {
    expect(await statusOf(link(), undefined, { method: 'HEAD' })).toBe(200);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await client().fetch(link(), { method });
      expect(await response.text(), method).not.toContain(content);
    }
    expect(String(await server.runtime.files.read(object))).toBe(content);
  });

  test('has no link where there is no key', () => {
    const plain = { object, expiresAt: NOON, userId: null, downloadName: null };
    expect(() => privateLink({ secrets: undefined }, plain)).toThrow('files.privateNotConfigured');
  });
});

function cutSignature(query: URLSearchParams): void {
  query.set('signature', query.get('signature')!.slice(0, 20));
}
