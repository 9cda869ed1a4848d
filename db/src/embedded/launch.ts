import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { freePort, isFree, isListenedOn } from './ports.ts';
import {
  isAlive,
  lastPort,
  readPostmaster,
  removeZombieLock,
  runningPostmaster,
} from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { hasRoom } from './room.ts';

const START_TIMEOUT_MS = 60_000;
const LOOK_EVERY_MS = 10;

/** How much of the log is looked at for the reason of a failure. */
const LOG_READ_BYTES = 64 * 1024;

/** Server settings for every embedded server. */
const commonSettings = { jit: 'off', listen_addresses: '127.0.0.1', unix_socket_directories: '' };

/** What PostgreSQL ends with, and not what it tells those who connect before it can serve. */
const FAILURE = /(?:FATAL|PANIC): +(?!the database system is )(.*)/;

export interface LaunchOptions {
  /** PostgreSQL settings on top of the defaults. */
  settings: Readonly<Record<string, string>>;
  /** Where to listen; else where it did the last time, or on a free port. */
  port?: number;
  /** Stops waiting, and the server if this has started it. */
  signal?: AbortSignal;
}

/**
 * Starts PostgreSQL on a cluster, or joins the one that runs there, and waits until it can serve.
 * PostgreSQL itself sees to it that only one runs: of several processes that start it at the same
 * moment one succeeds, and the others join.
 * @throws EmbeddedServerError when it does not come to serve, and the reason of the signal
 */
export async function launch(cluster: Cluster, options: LaunchOptions): Promise<Postmaster> {
  const { signal } = options;
  const running = await joinable(cluster);
  if (running) {
    try {
      return await waitUntilReady(cluster, running.pid, signal);
    } catch (error) {
      // It may be that it was just being stopped.
      if (signal?.aborted || isAlive(running.pid)) throw error;
    }
  }
  try {
    return await start(cluster, options);
  } catch (error) {
    const quicker = signal?.aborted ? undefined : await joinable(cluster);
    if (!quicker) throw error;
    return waitUntilReady(cluster, quicker.pid, signal);
  }
}

/**
 * The server that runs on the cluster. The file of one that was killed may name a process that has
 * nothing to do with it, as ids are given anew after a restart of the machine.
 */
async function joinable({ folder }: Cluster): Promise<Postmaster | undefined> {
  const postmaster = runningPostmaster(folder);
  const isStale = postmaster?.ready && !(await isListenedOn(postmaster.port));
  return isStale ? undefined : postmaster;
}

async function start(
  cluster: Cluster,
  { settings, port, signal }: LaunchOptions,
): Promise<Postmaster> {
  const flags = Object.entries({
    ...commonSettings,
    port: String(port ?? (await portFor(cluster))),
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  removeZombieLock(cluster.folder);
  const log = openSync(cluster.logFile, 'a');
  const logStart = fstatSync(log).size;
  // A session of its own, so that Ctrl-C reaches the product first and the database after it.
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.folder, ...flags], {
    ...cluster.account,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  if (cluster.account) chmodSync(cluster.logFile, 0o644);
  child.unref();
  const pid = await pidOf(child);
  try {
    return await waitUntilReady(cluster, pid, signal);
  } catch (error) {
    if (signal?.aborted) await end(child);
    else if (!isAlive(pid)) throw explain(cluster, logStart);
    throw error;
  }
}

/** The port of the last time, so that whoever knows it finds the server again, or a free one. */
async function portFor({ folder }: Cluster): Promise<number> {
  const last = lastPort(folder);
  return last !== undefined && (await isFree(last)) ? last : freePort();
}

/** @throws why it could not be started at all */
async function pidOf(child: ChildProcess): Promise<number> {
  if (child.pid !== undefined) return child.pid;
  const [error] = (await once(child, 'error')) as [Error];
  throw error;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}

async function waitUntilReady(
  { folder, logFile }: Cluster,
  pid: number,
  signal: AbortSignal | undefined,
): Promise<Postmaster> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    const postmaster = readPostmaster(folder);
    if (postmaster?.pid === pid && postmaster.ready) return postmaster;
    if (!isAlive(pid)) throw new EmbeddedServerError(`PostgreSQL has ended. See ${logFile}.`);
    await sleep(LOOK_EVERY_MS);
  }
  throw new EmbeddedServerError(
    `PostgreSQL is not ready after ${START_TIMEOUT_MS / 1000} seconds. See ${logFile}.`,
  );
}

/** Why a server has ended instead of serving, by what it has logged from `logStart` (bytes) on. */
function explain({ home, logFile }: Cluster, logStart: number): EmbeddedServerError {
  const logged = readFrom(logFile, logStart).trim();
  const reason =
    FAILURE.exec(logged)?.[1] ??
    (hasRoom(home) ? logged.split('\n').at(-1) : 'there is no room left on the disk');
  return new EmbeddedServerError(
    `PostgreSQL could not be started: ${reason}. Its log is ${logFile}.`,
  );
}

/** The beginning of what stands in a file from a place (bytes) on. */
function readFrom(path: string, place: number): string {
  const file = openSync(path, 'r');
  try {
    const text = Buffer.alloc(LOG_READ_BYTES);
    return text.toString('utf8', 0, readSync(file, text, 0, LOG_READ_BYTES, place));
  } finally {
    closeSync(file);
  }
}
