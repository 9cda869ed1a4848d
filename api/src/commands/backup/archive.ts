import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import type { SequencePosition } from '#db/backup/snapshot.ts';
import type { StoredTable } from '#db/backup/tables.ts';

/*
 * A backup is a gzipped tar of `backup.json`, the uploaded files, the rows of the tables in parts,
 * `sequences.json` and, last, `checksums.json`: whoever reads it knows first what it is, and an
 * archive that was cut off has no end.
 */

export const HEADER = 'backup.json';
export const SEQUENCES = 'sequences.json';
export const CHECKSUMS = 'checksums.json';
export const FILES = 'files/';
export const TABLES = 'tables/';

/** A file in an archive: what it is called, and what is in it. */
export interface Entry extends AsyncIterable<Buffer> {
  header: { name: string };
}

/** What a backup is of. */
export interface BackupHeader {
  format: 1;
  product: 'roomtone';
  /** Of the product that made it. */
  release: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  migrations: string[];
  /** Version of the schema of pg-boss; null without jobs. */
  jobs: number | null;
  tables: StoredTable[];
}

/** What a table or a file consists of: how many rows or bytes, and their SHA-256. */
export interface Checksum {
  size: number;
  sha256: string;
}

/** By name. */
export interface Checksums {
  tables: Record<string, Checksum>;
  files: Record<string, Checksum>;
}

export type Sequences = SequencePosition[];

/** Counts and digests the rows of a table as they come, in the form of `COPY`: a line each. */
export class RowDigest {
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes);
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) {
      this.#rows += 1;
    }
  }

  checksum(): Checksum {
    return { size: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/** In a value it is written as `\n`. */
const NEWLINE = 0x0a;

/** The checksum of a file. */
export function checksumOf(bytes: Uint8Array): Checksum {
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Writes an archive entry by entry. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #written: Promise<void>;

  constructor(destination: Writable) {
    this.#written = pipeline(this.#pack, createGzip(), destination, { end: true });
    // Whoever waits for it hears of it.
    this.#written.catch(() => undefined);
  }

  /** Adds an entry, once there is room for it. @throws when the archive cannot be written */
  async add(name: string, content: Uint8Array | object): Promise<void> {
    const bytes =
      content instanceof Uint8Array
        ? content
        : Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
    const added = new Promise<void>((resolve, reject) => {
      const entry = this.#pack.entry({ name, size: bytes.length, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      );
      entry.end(bytes);
    });
    await Promise.race([added, this.#written]);
  }

  /** Ends the archive, and waits until all of it is written. */
  async finish(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
  }

  /** Gives it up. */
  abort(error: Error): void {
    this.#pack.destroy(error);
  }
}

/** Reads an archive entry by entry. Each has to be read before the next one comes. */
export async function* readArchive(source: Readable): AsyncGenerator<Entry> {
  const entries = extract();
  const reading = pipeline(source, createGunzip(), entries);
  reading.catch(() => undefined);
  yield* entries as AsyncIterable<Entry>;
  await reading;
}
