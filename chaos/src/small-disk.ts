import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Room for a database and what a run adds, and little to fill up. */
const SIZE_MB = 256;
const CHUNK = Buffer.alloc(1024 * 1024, 1);
const LEAST_WRITE = 4096;

/** Mounts a small file system at `$1`, copies what is in `$0` there, and becomes the rest. */
const mountAndRun =
  `mount -t tmpfs -o size=${SIZE_MB}m,mode=755 tmpfs "$1" && ` +
  'cp -a "$0/." "$1" && shift && exec "$@"';

/**
 * How to run a command with a small file system of its own at the folder `at`, which only it and its
 * children see, and in which everything is that is in the folder `from`. The command comes after what
 * is returned. Undefined where this machine does not allow that: it needs Linux, and either root or
 * user namespaces for everybody.
 */
export function smallDiskAt(at: string, from: string): readonly string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  const launcher = process.getuid?.() === 0 ? asRoot(at, from) : asAnybody(at, from);
  return canRun(launcher) ? launcher : undefined;
}

function asRoot(at: string, from: string): string[] {
  return ['unshare', '--mount', 'sh', '-c', mountAndRun, from, at];
}

/** As root of a namespace, to mount, and as oneself in another one: PostgreSQL does not run as root. */
function asAnybody(at: string, from: string): string[] {
  const root = ['unshare', '--user', '--map-root-user', '--mount'];
  const self = [`--map-user=${process.getuid?.()}`, `--map-group=${process.getgid?.()}`];
  return [...root, 'sh', '-c', mountAndRun, from, at, 'unshare', '--user', ...self];
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
