import { describe, expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const SOUND = Buffer.from('0123456789');
const PATH = '/sounds/a-clap-0a1b2c3d4e.mp3';

let rendered = 0;

const demo = {
  accounts: [],
  socialUsernames: {},
  files: [],
  drawPicture: () => undefined,
  renderSound(path: string) {
    if (path !== PATH) return undefined;
    rendered += 1;
    return Promise.resolve(SOUND);
  },
};

describe('in demo mode', () => {
  const server = useServer({ demo });
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    server.client().fetch(PATH, { method, headers });

  test('a sound is rendered once, however many ask for it first, and may be kept for good', async () => {
    const responses = await Promise.all([get(), get(), get()]);
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('audio/mpeg');
      expect(response.headers.get('Content-Length')).toBe('10');
      expect(response.headers.get('Accept-Ranges')).toBe('bytes');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(await response.text()).toBe('0123456789');
    }
    expect(rendered).toBe(1);
  });

  test.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
  ])('of %s it answers %i', async (range, status, contentRange, text) => {
    const response = await get({ Range: range });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([
      status,
      contentRange,
    ]);
    expect(await response.text()).toBe(text);
  });

  test('its size is told without it', async () => {
    const response = await get({}, 'HEAD');
    expect([response.status, response.headers.get('Content-Length')]).toEqual([200, '10']);
    expect(await response.text()).toBe('');
  });

  test('whoever has it is told so', async () => {
    const { headers } = await get();
    const again = await get({ 'If-None-Match': headers.get('ETag') ?? '', 'Cache-Control': '' });
    expect(again.status).toBe(304);
  });

  test.each(['/sounds/nothing.mp3', '/sounds/a/b.mp3', '/sounds/..%2fx.mp3'])(
    'what is no sound is not found: %s',
    async (path) => {
      expect((await server.client().fetch(path)).status).toBe(404);
    },
  );
});

describe('outside demo mode', () => {
  const server = useServer({ env: { DEMO_MODE: 'off' } });

  test('nothing is rendered', async () => {
    expect((await server.client().fetch(PATH)).status).toBe(404);
  });
});
