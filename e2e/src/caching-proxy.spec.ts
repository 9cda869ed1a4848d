import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { freePort } from '#db/embedded/ports.ts';
import { logInAsAdmin } from './accounts.ts';
import { expect, test } from './fixtures.ts';

/*
 * The product behind a cache: the server that docs/operations/caching.md tells operators to run.
 */

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/** Runs the server of the document, with its places and ports exchanged, in front of `product`. */
async function startProxy(product: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'roomtone-cache-'));
  // The account that nginx works as must be able to enter.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'cache'));
  chmodSync(join(folder, 'cache'), 0o777);
  const port = await freePort();
  const document = readFileSync(
    join(import.meta.dirname, '../../docs/operations/caching.md'),
    'utf8',
  );
  const server = /```nginx\n(?<text>.*?)```/s
    .exec(document)!
    .groups!.text!.replace('/var/cache/nginx/roomtone', join(folder, 'cache'))
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('http://127.0.0.1:4000', product);
  const file = join(folder, 'nginx.conf');
  const log = join(folder, 'error.log');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${log}; events {} http { access_log off; ${server} }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-e', log], { stdio: 'inherit' });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Shown {
  status: number;
  /** What the cache says it did. */
  cache: string | undefined;
  html: string;
}

async function show(
  request: APIRequestContext,
  url: string,
  headers: Record<string, string> = {},
): Promise<Shown> {
  const response = await request.get(url, { headers: { Accept: 'text/html', ...headers } });
  return {
    status: response.status(),
    cache: response.headers()['x-cache'],
    html: await response.text(),
  };
}

test('a cache in front answers for visitors, and shows within seconds what has changed', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.skip(!hasNginx, 'nginx is not installed');
  const proxy = await startProxy(baseURL!);
  const visitor = await playwright.request.newContext();
  try {
    await logInAsAdmin(page);
    const text = { pageId: 'behind-a-cache', title: 'Behind a cache', content: '<p>At first</p>' };
    expect((await page.request.post('/api/page-content', { data: text })).status()).toBe(201);
    const path = `${proxy.url}/pages/behind-a-cache`;
    await expect.poll(async () => (await show(visitor, path)).status).toBe(200);
    await expect.poll(async () => (await show(visitor, path)).cache).toBe('HIT');
    const kept = await show(visitor, path);
    expect(kept.html).toContain('At first');

    // One reader's language, scheme or session is none of another's.
    for (const headers of [{ 'Accept-Language': 'de' }, { Cookie: 'theme=dark' }]) {
      const other = await show(visitor, path, headers);
      expect(other).toMatchObject({ cache: 'MISS' });
      expect(other.html).not.toBe(kept.html);
    }
    const { cookies } = await page.request.storageState();
    const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    for (const turn of ['first', 'second']) {
      expect([turn, (await show(visitor, path, { Cookie })).cache]).toEqual([turn, 'MISS']);
    }
    expect((await show(visitor, path)).html).toBe(kept.html);

    const changed = { ...text, content: '<p>Since then</p>' };
    const put = await page.request.put('/api/page-content/behind-a-cache', { data: changed });
    expect(put.status()).toBe(200);
    await expect.poll(async () => (await show(visitor, path)).html).toContain('Since then');
  } finally {
    await visitor.dispose();
    await proxy.stop();
  }
});
