import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of Linux: files that are kept in memory. */
const IN_MEMORY = '/dev/shm';

/** What a whole run of tests needs is far less. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * A new folder for data that nobody wants back, a database among it: in memory where there is room,
 * since PostgreSQL makes a thousand files for each database, which takes a second on some disks.
 * The account that PostgreSQL runs as can enter it. Whoever asks removes it.
 */
export function throwAwayFolder(prefix: string): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY) || process.availableMemory() < ENOUGH_BYTES) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
