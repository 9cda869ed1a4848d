import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSmallFile } from './small-file.ts';

/** What a running PostgreSQL says about itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** The server that runs, or has run, on a cluster; undefined when it was shut down in order. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  // Process, folder, start time, port, socket folder, address, shared memory, status: a line each.
  const lines = readSmallFile(lockFile(cluster))?.split('\n');
  if (!lines) return undefined;
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The server that runs on a cluster, be it ready or not. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const postmaster = readPostmaster(cluster);
  return postmaster && isAlive(postmaster.pid) ? postmaster : undefined;
}

/**
 * Removes the lock file of a server that was killed and whose parent has not heard of it yet, for
 * which PostgreSQL takes it to run. It still finds out by itself whether other processes of that
 * server are left, and does not start before they have ended.
 */
export function removeZombieLock(cluster: string): void {
  const postmaster = readPostmaster(cluster);
  if (postmaster && isZombie(postmaster.pid)) rmSync(lockFile(cluster), { force: true });
}

/** The port that a cluster was last served on; undefined when it never was. */
export function lastPort(cluster: string): number | undefined {
  const command = readSmallFile(join(cluster, 'postmaster.opts')) ?? '';
  const port = /"port=(\d+)"/.exec(command)?.[1];
  return port === undefined ? undefined : Number(port);
}

/** Whether a process with this id runs, as far as this account may know. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/**
 * Whether a process has died and its parent has not heard of it yet, which with one that a killed
 * process has left behind can take seconds. Known where there is a `/proc`.
 */
function isZombie(pid: number): boolean {
  try {
    // The state follows the name, which is in brackets and may hold anything.
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}
