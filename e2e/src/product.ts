import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { throwAwayFolder } from '#db/testing/throw-away-folder.ts';

const START_TIMEOUT_MS = 120_000;

const root = join(import.meta.dirname, '../..');

export interface RunningProduct {
  url: string;
  /** Folder of its data, which is removed when it stops. */
  dataDir: string;
  /** What it has printed so far, its log included. */
  printed: () => string;
  stop: () => Promise<void>;
}

/** Starts the built product with data of its own and further settings, and waits until it can serve. */
export async function runProduct(settings: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const dataDir = throwAwayFolder('roomtone-e2e-');
  const product = spawn(process.execPath, [join(root, 'dist/api/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
      WEB_CONCURRENCY: '1',
      // Nobody has to notice that it stops.
      SHUTDOWN_DELAY_SECONDS: '0',
      // A busy machine is slow, and nothing else.
      DATABASE_CONNECT_SECONDS: '60',
      DATABASE_STATEMENT_SECONDS: '60',
      REQUEST_SECONDS: '60',
      ...settings,
    },
  });
  let printed = '';
  product.stdout.setEncoding('utf8');
  product.stdout.on('data', (text: string) => (printed += text));
  const stop = async () => {
    if (product.exitCode === null) {
      product.kill('SIGTERM');
      await once(product, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await readAddress(product);
    await waitUntilReady(url);
    return { url, dataDir, printed: () => printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that the product prints once it listens. */
async function readAddress(product: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let printed = '';
  product.stdout!.on('data', (text: string) => {
    printed += text;
    const address = /ready at (\S+)/.exec(printed)?.[1];
    if (address) resolve(address);
  });
  product.once('exit', () => reject(new Error(`The product did not start. It said: ${printed}`)));
  const timer = setTimeout(
    () => reject(new Error('The product takes too long.')),
    START_TIMEOUT_MS,
  );
  return promise.finally(() => clearTimeout(timer));
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { ok } = await fetch(`${url}/readyz`);
    if (ok) return;
    await sleep(50);
  }
  throw new Error('The product does not become ready.');
}
