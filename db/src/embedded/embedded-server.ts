import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isReachableByAnyone, postgresAccount, SHARED_HOME } from './account.ts';
import type { Account } from './account.ts';
import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { isAlive, readPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

const USER = 'roomtone';
const START_TIMEOUT_MS = 60_000;

/** Server settings for every embedded server. */
const commonSettings = { jit: 'off', listen_addresses: '127.0.0.1', unix_socket_directories: '' };

/** For data that may be thrown away: tests and benchmarks. */
export const throwAwaySettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
} as const;

export interface EmbeddedOptions {
  /** Where the data stays between runs. Made when missing, never deleted. */
  dataDir: string;
  /** PostgreSQL settings on top of the defaults. */
  settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedServer {
  /** Connection URL of the `postgres` database; {@link urlOf} gives those of others. */
  url: string;
  /** Stops the server unless another process has started it and still runs. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from its npm package on a free port, or joins the one that already runs on
 * `dataDir`, be it of another process or left behind by one that was killed.
 */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const account = postgresAccount();
  const home = prepareHome(options.dataDir, account);
  const cluster = join(home, 'cluster');
  const binaries = await findBinaries(account);
  const password = readPassword(home);
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(binaries, cluster, password, account);

  const running = readPostmaster(cluster);
  const ownerFile = join(home, 'owner.pid');
  const joined = running !== undefined && isAlive(running.pid);
  const postmaster = joined
    ? await waitUntilReady(cluster, running.pid)
    : await start(binaries, cluster, home, options.settings ?? {}, account);
  const isOurs = !joined || !isAlive(readPid(ownerFile));
  if (isOurs) writeFileSync(ownerFile, String(process.pid));

  return {
    url: `postgresql://${USER}:${password}@127.0.0.1:${postmaster.port}/postgres`,
    async stop() {
      if (!isOurs || !isAlive(postmaster.pid)) return;
      // SIGINT is PostgreSQL's fast shutdown: ends sessions, then writes a checkpoint.
      process.kill(postmaster.pid, 'SIGINT');
      while (isAlive(postmaster.pid)) await sleep(20);
      rmSync(ownerFile, { force: true });
    },
  };
}

/** The URL of another database on the same server. */
export function urlOf(server: Pick<EmbeddedServer, 'url'>, database: string): string {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return url.href;
}

/** The folder that holds cluster, password and log, in a place that `account` can reach. */
function prepareHome(dataDir: string, account: Account | undefined): string {
  const wanted = resolve(dataDir);
  mkdirSync(wanted, { recursive: true });
  const reachable = !account || isReachableByAnyone(join(wanted, 'cluster'));
  const digest = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const home = reachable ? wanted : join(SHARED_HOME, `data-${digest}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  return home;
}

function readPassword(home: string): string {
  const file = join(home, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** Makes a cluster beside its place and renames it, so that a crash leaves none half made. */
function initialise(
  { initdb }: Binaries,
  cluster: string,
  password: string,
  account: Account | undefined,
): void {
  const half = `${cluster}-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  const passwordFile = join(half, '..', `password-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) {
    chownSync(half, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const { status, stderr } = spawnSync(
    initdb,
    [
      `--pgdata=${half}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...account, encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new Error(`PostgreSQL could not be initialised: ${stderr}`);
  renameSync(half, cluster);
}

async function start(
  { postgres }: Binaries,
  cluster: string,
  home: string,
  settings: Readonly<Record<string, string>>,
  account: Account | undefined,
): Promise<Postmaster> {
  const port = await freePort();
  const logFile = join(home, 'postgresql.log');
  const log = openSync(logFile, 'a');
  const flags = Object.entries({ ...commonSettings, port: String(port), ...settings }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  // A session of its own, so that Ctrl-C reaches the product first and the database after it.
  const child = spawn(postgres, ['-D', cluster, ...flags], {
    ...account,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  if (account) chmodSync(logFile, 0o644);
  child.unref();
  if (child.pid === undefined) throw new Error(`PostgreSQL could not be started; see ${logFile}.`);
  return waitUntilReady(cluster, child.pid, logFile);
}

async function waitUntilReady(cluster: string, pid: number, logFile = ''): Promise<Postmaster> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.pid === pid && postmaster.ready) return postmaster;
    if (!isAlive(pid)) break;
    await sleep(10);
  }
  throw new Error(`PostgreSQL did not become ready. ${logFile && `See ${logFile}.`}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => {
    server.close(closed);
  });
  return port;
}

function readPid(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN;
}
