import { describe, expect, test } from 'vitest';
import { useServer } from '#api/testing/test-server.ts';

const drawn: string[] = [];

function drawPicture(path: string): string | undefined {
  drawn.push(path);
  return path === '/scenes/room.svg' ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : undefined;
}

describe('in demo mode', () => {
  const server = useServer({
    demo: {
      accounts: [],
      socialUsernames: {},
      files: [],
      drawPicture,
      renderSound: () => undefined,
    },
  });

  test('a picture is drawn once, and may be kept for good', async () => {
    for (const client of [server.client(), server.client()]) {
      const result = await client.fetch('/scenes/room.svg');
      expect(result.status).toBe(200);
      expect(result.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
      expect(result.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(await result.text()).toMatch(/^<svg /);
    }
    expect(drawn.filter((path) => path === '/scenes/room.svg')).toHaveLength(1);
  });

  test('what is no picture is not found', async () => {
    expect((await server.client().fetch('/scenes/hall.svg')).status).toBe(404);
  });
});

describe('outside demo mode', () => {
  const server = useServer({ env: { DEMO_MODE: 'off' } });

  test('nothing is drawn', async () => {
    expect((await server.client().fetch('/scenes/room.svg')).status).toBe(404);
  });
});
