import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { PICTURE_LIMIT_BYTES } from '#domain/accounts/avatar.ts';
import { administrator } from '#api/testing/administrator.ts';
import { avatarRows, pngOf, storedFiles, upload } from '#api/testing/avatars.ts';
import { newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const WRONG_TYPE = 'Must be a JPEG, PNG or WebP image';
const UNREADABLE = 'We can’t read this image. The file may be damaged.';

const server = useServer();

let member: Member;
let other: Member;

beforeAll(async () => {
  member = await newMember(server);
  other = await newMember(server);
});

const filesOf = (name: string) => storedFiles(server).filter((file) => file.startsWith(name));
const nameIn = (url: string | null | undefined) => /avatars\/([0-9a-f]{64})-256/.exec(url!)![1]!;

describe('PUT /api/users/{id}/avatar', () => {
  test('gives one a picture, which everybody sees', async () => {
    const { status, body } = await upload(member.client, member.id);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: member.id, username: member.username });
    const url = body.user!.avatarUrl!;
    expect(url).toMatch(/^\/uploads\/avatars\/[0-9a-f]{64}-256\.webp$/);
    expect((await member.client.get('/api/auth/me')).body).toMatchObject({ avatarUrl: url });
    const { data } = await server.client().graphql(`{ user(id: "${member.id}") { avatarUrl } }`);
    expect(data).toEqual({ user: { avatarUrl: url } });

    const result = await server.client().fetch(url);
    expect(result.status).toBe(200);
    expect(Object.fromEntries(result.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const { width, height } = await sharp(Buffer.from(await result.arrayBuffer())).metadata();
    expect([width, height]).toEqual([256, 256]);
    expect(filesOf(nameIn(url))).toHaveLength(3);
  });

  test('replaces the one before, which is kept for a while', async () => {
    const [before] = (await avatarRows(server, member.id)).slice(-1);
    const { body } = await upload(member.client, member.id, { bytes: await pngOf('#1f5c4d') });
    const rows = await avatarRows(server, member.id);
    expect(rows.filter(({ removedAt }) => removedAt === null).map(({ name }) => name)).toEqual([
      nameIn(body.user?.avatarUrl),
    ]);
    expect(filesOf(before!.name)).toHaveLength(3);
  });

  test('takes the same picture again, and the first one again after another', async () => {
    const bytes = await pngOf('#8a5a00');
    const first = await upload(member.client, member.id, { bytes });
    const again = await upload(member.client, member.id, { bytes });
    expect(again).toEqual(first);
    await upload(member.client, member.id, { bytes: await pngOf('#655e53') });
    expect(await upload(member.client, member.id, { bytes })).toEqual(first);
    const names = (await avatarRows(server, member.id)).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('keeps the same picture of two people apart', async () => {
    const bytes = await pngOf('#123456');
    const [mine, theirs] = [
      await upload(member.client, member.id, { bytes }),
      await upload(other.client, other.id, { bytes }),
    ];
    expect(nameIn(mine.body.user?.avatarUrl)).not.toBe(nameIn(theirs.body.user?.avatarUrl));
  });

  test('shows one of two that are sent at once, and knows the files of both', async () => {
    const colours = ['#010101', '#020202', '#030303', '#040404', '#050505'];
    const pictures = await Promise.all(colours.map(pngOf));
    const results = await Promise.all(
      pictures.map((bytes) => upload(other.client, other.id, { bytes })),
    );
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const shown = (await avatarRows(server, other.id)).filter(
      ({ removedAt }) => removedAt === null,
    );
    expect(shown).toHaveLength(1);
    const { body } = await other.client.get<{ avatarUrl: string }>('/api/auth/me');
    expect(nameIn(body.avatarUrl)).toBe(shown[0]!.name);
    for (const result of results) {
      expect(filesOf(nameIn(result.body.user?.avatarUrl))).toHaveLength(3);
    }
    expect(storedFiles(server, 'unfinished')).toEqual([]);
  });

  test('lets administrators change others’ pictures', async () => {
    const admin = await administrator(server);
    const { status, body } = await upload(admin, other.id, { bytes: await pngOf('#abcdef') });
    expect(status).toBe(200);
    expect(body.user?.id).toBe(other.id);
    expect((await upload(admin, 2_000_000_000)).status).toBe(404);
    expect((await upload(admin, 'x')).status).toBe(404);
  });
});

describe('nothing is stored', () => {
  const kept = async () =>
    JSON.stringify([
      storedFiles(server),
      storedFiles(server, 'unfinished'),
      await avatarRows(server, member.id),
    ]);
  let before: string;

  beforeEach(async () => {
    before = await kept();
  });

  afterEach(async () => {
    if ((await kept()) !== before) throw new Error('Something was stored.');
  });

  test('of what a visitor sends, however large', async () => {
    const bytes = new Uint8Array(20 * 1024 * 1024);
    const { status, body } = await upload(server.client(), member.id, { bytes });
    expect(status).toBe(401);
    expect(body.message).toBe('You must be logged in to update your profile');
  });

  test('of what somebody sends for another, whether they exist or not', async () => {
    for (const id of [member.id, 2_000_000_000, 'x', '0']) {
      expect((await upload(other.client, id)).status).toBe(403);
    }
  });

  test('of what a page of another site sends', async () => {
    const headers = { Origin: 'https://evil.example' };
    expect((await upload(member.client, member.id, { headers })).status).toBe(403);
  });

  test.each([
    ['a page', '<script>alert(1)</script>', 'text/html', WRONG_TYPE],
    ['JSON', '{"picture":"…"}', 'application/json', WRONG_TYPE],
    ['a form', 'picture=1', 'multipart/form-data', WRONG_TYPE],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png', UNREADABLE],
    ['nothing', '', 'image/png', UNREADABLE],
  ])('of %s', async (_, text, type, errorText) => {
    const bytes = new TextEncoder().encode(text);
    const { status, body } = await upload(member.client, member.id, { bytes, type });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'Some values are invalid: picture.',
      fields: { picture: errorText },
    });
  });

  test('of a picture that is packed, so that its size is not known', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    expect((await upload(member.client, member.id, { headers })).status).toBe(400);
  });

  test.each([
    ['says', (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes])],
    ['does not say', (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()],
  ])('of what is larger than 5 MB and %s so', async (_, bodyOf) => {
    const bytes = new Uint8Array(PICTURE_LIMIT_BYTES + 1);
    bytes.set(await pngOf('#c93a24'));
    const result = await member.client.fetch(`/api/users/${member.id}/avatar`, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/png' },
      body: bodyOf(bytes),
      duplex: 'half',
    });
    expect(result.status).toBe(413);
    expect(await result.json()).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { picture: 'Photos can be at most 5 MB' },
    });
  });
});

describe('a file that nobody uploaded', () => {
  test.each([
    `/uploads/avatars/${'0'.repeat(64)}-256.webp`,
    '/uploads/avatars/..%2f..%2fencryption-key',
    '/uploads/avatars/%2e%2e/%2e%2e/package.json',
    '/uploads/avatars/',
    '/uploads/unfinished/x',
    '/uploads',
  ])('is not found: %s', async (path) => {
    const result = await server.client().fetch(path);
    expect(result.status).toBe(404);
    expect(result.headers.get('Cache-Control') ?? '').not.toContain('public');
  });
});
