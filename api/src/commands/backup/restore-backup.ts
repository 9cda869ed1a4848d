import { once } from 'node:events';
import { posix } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import { NotEmptyError, restoreInto } from '#db/backup/restore-target.ts';
import type { RestoreTarget } from '#db/backup/restore-target.ts';
import { nameOf } from '#db/backup/tables.ts';
import type { FileStore } from '#api/lib/files/file-store.ts';
import { CommandError } from '../command-line.ts';
import {
  checksumOf,
  CHECKSUMS,
  FILES,
  HEADER,
  readArchive,
  RowDigest,
  SEQUENCES,
  TABLES,
} from './archive.ts';
import type { BackupHeader, Checksums, Entry, Sequences } from './archive.ts';
import { summaryOf } from './create-backup.ts';
import type { BackupSummary } from './create-backup.ts';

interface RestoreGoal {
  /** Connection URL of an empty database. */
  url: string;
  /** Must have no files. */
  files: FileStore;
}

/**
 * Fills an empty database and an empty store of files with what a backup holds. Nothing is left of
 * one that fails.
 * @throws CommandError when the archive is damaged, incomplete or of another version, or when there is
 * anything that it would mix with
 */
export async function restoreBackup(
  { url, files }: RestoreGoal,
  source: Readable,
): Promise<BackupSummary> {
  for await (const name of files.list()) {
    throw new CommandError(`There are uploaded files already, such as ${name}.`);
  }
  const entries = readArchive(source);
  const written: string[] = [];
  try {
    const header = await readHeader(entries);
    let summary: BackupSummary | undefined;
    await restoreInto({ url, hasJobs: header.jobs !== null }, async (target) => {
      requireSameVersion(header, target);
      const restored = await restoreEntries(entries, { target, files, written });
      summary = summaryOf(restored);
    });
    return summary!;
  } catch (error) {
    for (const name of written) await files.delete(name);
    throw explain(error);
  }
}

/** Errors of zlib, and those of PostgreSQL about rows that no database had: malformed, or against a rule. */
const DAMAGE = /^(?:Z_|22|23)/;

function explain(error: unknown): unknown {
  if (error instanceof NotEmptyError) {
    return new CommandError(
      `${error.message} A backup is restored into an empty one: create another, or empty this one with "db reset".`,
    );
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!DAMAGE.test(code) && !isTarError(error)) return error;
  return new CommandError('The archive is damaged or incomplete.', { cause: error });
}

/** The errors of tar-stream have no code. */
function isTarError(error: unknown): boolean {
  return error instanceof Error && /tar header|Unexpected end of data/i.test(error.message);
}

async function readHeader(entries: AsyncGenerator<Entry>): Promise<BackupHeader> {
  const { value: first } = (await entries.next()) as IteratorResult<Entry, undefined>;
  if (first?.header.name !== HEADER) throw new CommandError('This is no backup of Roomtone.');
  const header = (await json(first)) as Partial<BackupHeader>;
  if (header.product !== 'roomtone' || header.format !== 1) {
    throw new CommandError('This is no backup of Roomtone that this version can read.');
  }
  return header as BackupHeader;
}

/** @throws CommandError when the tables are not those that the backup was made of */
function requireSameVersion(header: BackupHeader, target: RestoreTarget): void {
  const isSame =
    JSON.stringify([header.migrations, header.tables]) ===
      JSON.stringify([target.migrations, target.tables]) && header.jobs === (target.jobs ?? null);
  if (isSame) return;
  throw new CommandError(
    `The backup was made by version ${header.release} with other tables than this version has ` +
      `(its last migration is ${header.migrations.at(-1)}, here it is ${target.migrations.at(-1)}). ` +
      'Restore it with the version that made it, and upgrade then.',
  );
}

interface Restoration {
  target: RestoreTarget;
  files: FileStore;
  /** Names of the files that have been written, for those to undo it who have to. */
  written: string[];
}

/** @returns the checksums, which what was restored has */
async function restoreEntries(
  entries: AsyncGenerator<Entry>,
  restoration: Restoration,
): Promise<Checksums> {
  const found: Checksums = { tables: {}, files: {} };
  const tables = new TableWriter(restoration.target, found);
  let expected: Checksums | undefined;
  try {
    for await (const entry of entries) {
      if (entry.header.name === CHECKSUMS) expected = (await json(entry)) as Checksums;
      else await restoreEntry(entry, { ...restoration, tables, found });
    }
  } catch (error) {
    tables.abort();
    throw error;
  }
  if (!expected) throw new CommandError('The archive is damaged or incomplete.');
  compare(expected, found);
  return found;
}

interface EntryRestoration extends Restoration {
  tables: TableWriter;
  found: Checksums;
}

async function restoreEntry(
  entry: Entry,
  { target, files, written, tables, found }: EntryRestoration,
): Promise<void> {
  const { name } = entry.header;
  if (name.startsWith(FILES)) {
    const fileName = name.slice(FILES.length);
    const bytes = await buffer(entry);
    written.push(fileName);
    await files.write(fileName, bytes);
    found.files[fileName] = checksumOf(bytes);
  } else if (name.startsWith(TABLES)) {
    await tables.write(posix.dirname(name.slice(TABLES.length)), entry);
  } else if (name === SEQUENCES) {
    await tables.finish();
    await target.setSequences((await json(entry)) as Sequences);
  } else {
    throw new CommandError(`The archive holds ${name}, which no backup does.`);
  }
}

/** @throws CommandError naming what is missing, or is not what was backed up */
function compare(expected: Checksums, found: Checksums): void {
  for (const kind of ['tables', 'files'] as const) {
    const names = new Set([...Object.keys(expected[kind]), ...Object.keys(found[kind])]);
    for (const name of names) {
      const [wanted, got] = [expected[kind][name], found[kind][name]];
      if (wanted?.sha256 === got?.sha256 && wanted?.size === got?.size) continue;
      throw new CommandError(`The archive is damaged: ${name} is not what was backed up.`);
    }
  }
}

/** A table whose rows are being written. */
interface OpenTable {
  name: string;
  digest: RowDigest;
  rows: Writable;
  /** What PostgreSQL has said against them, which it may do at any time. */
  refusal?: Error;
}

/** Writes the parts of one table after the other. */
class TableWriter {
  readonly #target: RestoreTarget;
  readonly #found: Checksums;
  #current: OpenTable | undefined;

  constructor(target: RestoreTarget, found: Checksums) {
    this.#target = target;
    this.#found = found;
    // A table without rows has no part.
    for (const table of target.tables) {
      found.tables[nameOf(table)] = new RowDigest().checksum();
    }
  }

  async write(name: string, part: Entry): Promise<void> {
    const table = await this.#open(name);
    for await (const chunk of part) {
      table.digest.add(chunk);
      if (table.refusal) throw table.refusal;
      if (!table.rows.write(chunk)) await once(table.rows, 'drain');
    }
  }

  /** The table that is being written, which is another one than before when it has another name. */
  async #open(name: string): Promise<OpenTable> {
    if (this.#current?.name === name) return this.#current;
    await this.finish();
    const table = this.#target.tables.find((known) => nameOf(known) === name);
    if (!table) throw new CommandError(`The archive holds ${name}, which is no table.`);
    const opened: OpenTable = { name, digest: new RowDigest(), rows: this.#target.write(table) };
    opened.rows.on('error', (error) => (opened.refusal = error));
    this.#current = opened;
    return opened;
  }

  /** Gives up the table that is being written; the connection would wait for the rest of it. */
  abort(): void {
    const table = this.#current;
    if (table && !table.refusal) table.rows.destroy(new Error('The restore has failed.'));
  }

  /** Ends the table that is being written. */
  async finish(): Promise<void> {
    const table = this.#current;
    if (!table) return;
    if (table.refusal) throw table.refusal;
    this.#current = undefined;
    table.rows.end();
    await finished(table.rows);
    this.#found.tables[table.name] = table.digest.checksum();
  }
}
