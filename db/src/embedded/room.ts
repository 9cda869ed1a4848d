import { statfsSync } from 'node:fs';

/** What PostgreSQL needs to come up after a crash: a segment of its log, and something over. */
const NEEDED_BYTES = 20 * 1024 * 1024;

/** Whether the disk under `folder` has room for PostgreSQL to start. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= NEEDED_BYTES;
}
