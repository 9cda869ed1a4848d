import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Room for a database with the demo data and what a run adds, and little to fill up. */
const SIZE_MB = 256;
const CHUNK = Buffer.alloc(1024 * 1024, 1);
const LEAST_WRITE = 4096;

/** Mounts a small file system at the folder `$0` and runs the rest of the arguments. */
const mountAndRun = `mount -t tmpfs -o size=${SIZE_MB}m,mode=755 tmpfs "$0" && exec "$@"`;

/**
 * How to run a command with a small file system of its own at `folder`, which only it and its
 * children see; undefined where this machine does not allow that. Needs Linux, and no rights of root
 * where user namespaces are allowed.
 */
export function smallDiskAt(folder: string): readonly string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  return launchers(folder).find(canRun);
}

/** @returns the beginnings of a command that makes the file system and becomes the rest of it */
function launchers(folder: string): string[][] {
  const isRoot = process.getuid?.() === 0;
  const ownId = `exec unshare --user --map-user=${process.getuid?.()} --map-group=${process.getgid?.()} "$@"`;
  return isRoot
    ? [['unshare', '--mount', 'sh', '-c', mountAndRun, folder]]
    : // As root of a namespace to mount it, and then as oneself: PostgreSQL does not run as root.
      [
        ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mountAndRun, folder].concat(
          ['sh', '-c', ownId, 'sh'],
        ),
      ];
}

function canRun([command, ...args]: readonly string[]): boolean {
  const { status } = spawnSync(command!, [...args, 'true'], { stdio: 'ignore' });
  return status === 0;
}

/**
 * Fills the file system of `folder` to its last byte.
 * @returns a function that makes room again
 */
export function fillUp(folder: string): () => void {
  const file = join(folder, 'filler');
  const filler = openSync(file, 'w');
  try {
    for (let size = CHUNK.length; size >= LEAST_WRITE; size /= 2) writeAll(filler, size);
  } finally {
    closeSync(filler);
  }
  return () => {
    if (existsSync(file)) rmSync(file);
  };
}

/** Writes chunks of `size` bytes until one does not fit. */
function writeAll(file: number, size: number): void {
  try {
    while (writeSync(file, CHUNK, 0, size) === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
