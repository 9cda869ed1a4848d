import type { Readable, Writable } from 'node:stream';
import { openSnapshot } from '#db/backup/snapshot.ts';
import type { Snapshot } from '#db/backup/snapshot.ts';
import { nameOf } from '#db/backup/tables.ts';
import type { FileStore } from '#api/lib/files/file-store.ts';
import {
  ArchiveWriter,
  checksumOf,
  CHECKSUMS,
  FILES,
  HEADER,
  RowDigest,
  SEQUENCES,
  TABLES,
} from './archive.ts';
import type { BackupHeader, Checksum, Checksums } from './archive.ts';

/** Rows are put together up to about this many bytes: an entry has to say first how long it is. */
const PART_BYTES = 4 * 1024 * 1024;

interface BackupSource {
  /** Connection URL of the database. */
  url: string;
  files: FileStore;
  release: string;
  /** Epoch milliseconds. */
  now: number;
}

/** How much is in a backup. */
export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
}

/**
 * Writes the database, as it is at this moment, and the uploaded files to `destination`, which is
 * ended. The product may go on meanwhile.
 */
export async function createBackup(
  { url, files, release, now }: BackupSource,
  destination: Writable,
): Promise<BackupSummary> {
  const snapshot = await openSnapshot(url);
  const archive = new ArchiveWriter(destination);
  try {
    const header: BackupHeader = {
      format: 1,
      product: 'roomtone',
      release,
      createdAt: new Date(now).toISOString(),
      migrations: snapshot.migrations,
      jobs: snapshot.jobs ?? null,
      tables: snapshot.tables,
    };
    await archive.add(HEADER, header);
    const checksums: Checksums = {
      // Soon after the snapshot: what the database knows, and is deleted by now, was removed a day ago.
      files: await addFiles(archive, files),
      tables: await addTables(archive, snapshot),
    };
    await archive.add(SEQUENCES, await snapshot.sequences());
    await archive.add(CHECKSUMS, checksums);
    await archive.finish();
    return summaryOf(checksums);
  } catch (error) {
    archive.abort(error as Error);
    throw error;
  } finally {
    await snapshot.close();
  }
}

/** How much the checksums are of. */
export function summaryOf({ tables, files }: Checksums): BackupSummary {
  const rows = Object.values(tables).reduce((sum, { size }) => sum + size, 0);
  return { tables: Object.keys(tables).length, rows, files: Object.keys(files).length };
}

async function addFiles(
  archive: ArchiveWriter,
  files: FileStore,
): Promise<Record<string, Checksum>> {
  const checksums: Record<string, Checksum> = {};
  for await (const name of files.list()) {
    const bytes = await files.read(name);
    // Deleted since it was listed.
    if (!bytes) continue;
    await archive.add(FILES + name, bytes);
    checksums[name] = checksumOf(bytes);
  }
  return checksums;
}

async function addTables(
  archive: ArchiveWriter,
  snapshot: Snapshot,
): Promise<Record<string, Checksum>> {
  const checksums: Record<string, Checksum> = {};
  for (const table of snapshot.tables) {
    const name = nameOf(table);
    const digest = new RowDigest();
    let part = 0;
    for await (const bytes of inParts(snapshot.read(table))) {
      digest.add(bytes);
      part += 1;
      await archive.add(`${TABLES}${name}/${String(part).padStart(6, '0')}`, bytes);
    }
    checksums[name] = digest.checksum();
  }
  return checksums;
}

async function* inParts(rows: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks);
}
