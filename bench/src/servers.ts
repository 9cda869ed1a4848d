import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#db/embedded/ports.ts';

const root = join(import.meta.dirname, '../..');

export interface RunningServer {
  /** `http://127.0.0.1:port`. */
  url: string;
  /** Memory in use, in bytes; undefined where the system does not tell. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

/**
 * The product as it was built, on the database and a free port.
 * @param build the folder that `npm run build` made
 */
export async function startProduct(build: string, databaseUrl: string): Promise<RunningServer> {
  return start([join(resolve(build), 'api/main.js')], {
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    // Known to it beforehand: sockets are taken from its own origin alone.
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000000',
    SHUTDOWN_DELAY_SECONDS: '0',
  });
}

/** The product as it was built with its demo data, in a folder that is removed when it stops. */
export async function startDemo(build: string): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-bench-'));
  // The account that PostgreSQL runs as must be able to enter.
  chmodSync(dataDir, 0o755);
  const product = await start([join(resolve(build), 'api/main.js')], {
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    // Known to it beforehand: sockets are taken from its own origin alone.
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000000',
    SHUTDOWN_DELAY_SECONDS: '0',
  });
  return {
    ...product,
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The floor, on the same database and a free port. */
export function startFloor(databaseUrl: string): Promise<RunningServer> {
  return start(['--import', 'tsx', join(import.meta.dirname, 'floor/floor-server.ts')], {
    DATABASE_URL: databaseUrl,
  });
}

/** The floor of telling many sockets at once, on a free port. */
export function startFanOutFloor(): Promise<RunningServer> {
  return start(['--import', 'tsx', join(import.meta.dirname, 'floor/fan-out-server.ts')], {});
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
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function residentBytes(pid: number): number | undefined {
  try {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
