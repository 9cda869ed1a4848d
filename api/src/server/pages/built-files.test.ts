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
  writeFileSync(join(folder, 'assets/house-1a2b.wav'), '0123456789');
  writeFileSync(join(folder, 'assets/kit-1a2b.mp3'), '0123456789');
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

  test.each([
    [undefined, 200, '0123456789', null],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
  ])('of sound are sent by the part: %s', async (range, status, text, part) => {
    const result = await get('/assets/house-1a2b.wav', range === undefined ? {} : { Range: range });
    expect([result.status, await result.text()]).toEqual([status, text]);
    expect(result.headers.get('Content-Range')).toBe(part);
    expect(result.headers.get('Accept-Ranges')).toBe('bytes');
    expect(result.headers.get('Content-Type')).toBe('audio/wav');
  });

  test('of sound are of their kind', async () => {
    const result = await get('/assets/kit-1a2b.mp3');
    expect(result.headers.get('Content-Type')).toBe('audio/mpeg');
  });

  test('of sources are read when somebody asks, and are gone with the build that they are of', async () => {
    const built = mkdtempSync(join(tmpdir(), 'roomtone-files-'));
    const file = join(built, 'page-1a2b.js.map');
    writeFileSync(file, '{"version":3}');
    const maps = createServer(express().use(serveBuiltFiles(built)));
    const port = await listen(maps, { port: 0, host: '127.0.0.1' });
    const ask = () => fetch(`http://127.0.0.1:${port}/page-1a2b.js.map`);
    try {
      // Not what was there when it began: nothing is held.
      writeFileSync(file, '{"version":4}');
      const result = await ask();
      expect(result.headers.get('Content-Type')).toContain('application/json');
      expect(await result.text()).toBe('{"version":4}');
      rmSync(built, { recursive: true });
      expect((await ask()).status).toBe(404);
    } finally {
      maps.close();
    }
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
