import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#db/embedded/ports.ts';
import { processorMs, residentBytes } from './measures/processor.ts';

const root = join(import.meta.dirname, '../..');

export interface RunningServer {
  /** `http://127.0.0.1:port`. */
  url: string;
  /** Memory in use, in bytes; undefined where the system does not tell. */
  memory(): number | undefined;
  /** Processor time that it has taken so far, in ms; undefined where the system does not tell. */
  processorMs(): number | undefined;
  stop(): Promise<void>;
}

/** What nothing is kept with from one request to the next, by builds that know these settings. */
export const nothingKept = { KEPT_ANSWERS: 'off', KEPT_PAGES: 'off' } as const;

/** What each product under test is started with. */
async function settingsUnderTest(): Promise<Record<string, string>> {
  return {
    HOST: '127.0.0.1',
    // Known to it beforehand: sockets are taken from its own origin alone.
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    // What is measured is what one process takes.
    WEB_CONCURRENCY: '1',
    RATE_LIMIT_FACTOR: '1000000',
    SHUTDOWN_DELAY_SECONDS: '0',
  };
}

/**
 * The product as it was built, on the database and a free port. It does no jobs, which of several on
 * one database any would do.
 * @param build the folder that `npm run build` made
 */
export async function startProduct(
  build: string,
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  return start([join(resolve(build), 'api/main.js')], {
    ...(await settingsUnderTest()),
    DATABASE_URL: databaseUrl,
    WORKERS: 'off',
    ...settings,
  });
}

/** The product as it was built with its demo data, in a folder that is removed when it stops. */
export async function startDemo(build: string): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-bench-'));
  // The account that PostgreSQL runs as must be able to enter.
  chmodSync(dataDir, 0o755);
  const product = await start([join(resolve(build), 'api/main.js')], {
    ...(await settingsUnderTest()),
    DATABASE_URL: '',
    DATA_DIR: dataDir,
  });
  return {
    ...product,
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The wire, on a free port. */
export function startWire(): Promise<RunningServer> {
  return startYardstick('wire-server.ts');
}

/** The floor, on the same database and a free port. */
export function startFloor(databaseUrl: string): Promise<RunningServer> {
  return startYardstick('floor/floor-server.ts', { DATABASE_URL: databaseUrl });
}

/** The usual way, on the same database and a free port. */
export function startUsual(databaseUrl: string): Promise<RunningServer> {
  return startYardstick('usual/usual-server.ts', { DATABASE_URL: databaseUrl });
}

/** The floor of telling many sockets at once, on a free port. */
export function startFanOutFloor(): Promise<RunningServer> {
  return startYardstick('fan-out-server.ts');
}

function startYardstick(file: string, settings: Record<string, string> = {}) {
  const path = join(import.meta.dirname, 'yardsticks', file);
  return start(['--import', 'tsx', path], settings);
}

/** Starts Node and waits until it prints where it listens. */
async function start(args: string[], settings: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await new Promise<string>((found, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      output += text;
      const address = /ready at http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (address) found(address);
    });
    child.on('exit', (code) => reject(new Error(`${args.at(-1)} ended with ${code}: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    memory: () => residentBytes(child.pid!),
    processorMs: () => processorMs(child.pid!),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
