import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { serveBuiltFiles } from './built-files.ts';

const script = 'export const page = 1;\n'.repeat(50);
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roomtone-files-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/page-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/page-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/page-1a2b.js.gz'), gzipSync(script));
  mkdirSync(join(folder, 'pictures/1a2b'), { recursive: true });
  writeFileSync(join(folder, 'pictures/1a2b/room.svg'), '<svg/>');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  server = createServer(express().use(serveBuiltFiles(folder)));
  url = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
  // From here on as after a build that has replaced them.
  rmSync(folder, { recursive: true });
});

afterAll(() => server.close());

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, { headers: { 'Accept-Encoding': 'identity', ...headers } });
}

describe('built files', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('are sent to one who takes %s as %s', async (accepted, encoding) => {
    const result = await get('/assets/page-1a2b.js', { 'Accept-Encoding': accepted });
    expect(result.headers.get('Content-Encoding')).toBe(encoding);
    expect(result.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(result.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await result.text()).toBe(script);
  });

  test('are kept for good when their paths change with them', async () => {
    for (const path of ['/assets/page-1a2b.js', '/pictures/1a2b/room.svg']) {
      const fixed = await get(path);
      expect(fixed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
    const other = await get('/robots.txt');
    expect(other.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('are not sent again to one who has them', async () => {
    const etag = (await get('/robots.txt')).headers.get('ETag') ?? '';
    const again = await get('/robots.txt', {
      'If-None-Match': etag,
      // Without it, fetch asks for an answer that no cache has seen.
      'Cache-Control': 'max-age=0',
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  describe('that are read when somebody asks', () => {
    let other: string;
    let reading: Server;
    let ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

    beforeAll(async () => {
      other = mkdtempSync(join(tmpdir(), 'roomtone-files-'));
      mkdirSync(join(other, 'assets'));
      for (const file of ['house-1a2b.wav', 'kit-1a2b.mp3', 'gone-1a2b.mp3']) {
        writeFileSync(join(other, 'assets', file), '0123456789');
      }
      const map = join(other, 'page-1a2b.js.map');
      writeFileSync(map, '{"version":3}');
      reading = createServer(express().use(serveBuiltFiles(other)));
      const port = await listen(reading, { port: 0, host: '127.0.0.1' });
      ask = (path, headers = {}, method = 'GET') =>
        fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
      // As after another build: nothing of them is held.
      writeFileSync(map, '{"version":4}');
      rmSync(join(other, 'assets/gone-1a2b.mp3'));
    });

    afterAll(() => {
      reading.close();
      rmSync(other, { recursive: true, force: true });
    });

    test.each([
      [undefined, 200, '0123456789', null],
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=20-', 416, '', 'bytes */10'],
    ])('are sent by the part when they are sound: %s', async (range, status, text, part) => {
      const headers = range === undefined ? undefined : { Range: range };
      const result = await ask('/assets/house-1a2b.wav', headers);
      expect([result.status, await result.text()]).toEqual([status, text]);
      expect(result.headers.get('Content-Range')).toBe(part);
      expect(result.headers.get('Accept-Ranges')).toBe('bytes');
      expect(result.headers.get('Content-Type')).toBe('audio/wav');
      expect(result.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    });

    test('have a kind and a size, also when only that is asked for', async () => {
      const result = await ask('/assets/kit-1a2b.mp3', {}, 'HEAD');
      expect(result.headers.get('Content-Type')).toBe('audio/mpeg');
      expect(result.headers.get('Content-Length')).toBe('10');
      expect(await result.text()).toBe('');
    });

    test('are not sent again to one who has them', async () => {
      const etag = (await ask('/assets/kit-1a2b.mp3')).headers.get('ETag') ?? '';
      const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
      expect((await ask('/assets/kit-1a2b.mp3', headers)).status).toBe(304);
    });

    test('are what is there now, and gone with the build that they are of', async () => {
      const map = await ask('/page-1a2b.js.map');
      expect(map.headers.get('Content-Type')).toContain('application/json');
      expect(await map.text()).toBe('{"version":4}');
      expect((await ask('/assets/gone-1a2b.mp3')).status).toBe(404);
      rmSync(join(other, 'page-1a2b.js.map'));
      expect((await ask('/page-1a2b.js.map')).status).toBe(404);
    });
  });

  test('of a kind that nobody knows are not passed over', () => {
    const unknown = mkdtempSync(join(tmpdir(), 'roomtone-files-'));
    writeFileSync(join(unknown, 'sound.xyz'), '');
    expect(() => serveBuiltFiles(unknown)).toThrow('Nobody knows what');
    rmSync(unknown, { recursive: true });
  });

  test.each(['/', '/assets/', '/assets/page-1a2b.js.br', '/../package.json', '/assets/other.js'])(
    'do not include %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
