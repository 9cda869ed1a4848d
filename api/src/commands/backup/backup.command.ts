import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { VERSION } from '#api/lib/release.ts';
import { CommandError } from '../command-line.ts';
import type { Command } from '../command-line.ts';
import { withInstallation } from '../installation.ts';
import type { Terminal } from '../terminal.ts';
import { createBackup } from './create-backup.ts';
import type { BackupSummary } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Stands for the standard output or input. */
const PIPE = '-';

/** `backup` and `restore`. */
export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    summary: 'Writes the database and the uploaded files into one file; - is the standard output.',
    positionals: ['file'],
    options: {},
    run: (terminal, { positionals: [path = PIPE] }) => backUp(terminal, path),
  },
  {
    name: 'restore',
    summary: 'Fills an empty database with a backup; - is the standard input.',
    positionals: ['file'],
    options: {},
    run: (terminal, { positionals: [path = PIPE] }) => restore(terminal, path),
  },
];

async function backUp(terminal: Terminal, path: string): Promise<void> {
  await withInstallation(terminal, async ({ config, url, files }) => {
    const summary = await writeWhole(terminal, path, (destination) =>
      createBackup({ url, files, release: VERSION, now: Date.now() }, destination),
    );
    terminal.note(`Backed up ${inWords(summary)}.`);
    if (!config.encryptionKey) {
      terminal.note('Keep DATA_DIR/encryption-key too, if there is one: it is not in the backup.');
    }
  });
}

async function restore(terminal: Terminal, path: string): Promise<void> {
  const source = path === PIPE ? terminal.input : await openFile(path);
  await withInstallation(terminal, async ({ url, files }) => {
    const summary = await restoreBackup({ url, files }, source);
    terminal.say(`Restored ${inWords(summary)}.`);
  });
}

/** Writes a file that is only there once it is whole, and that others cannot read. */
async function writeWhole<T>(
  terminal: Terminal,
  path: string,
  write: (destination: Writable) => Promise<T>,
): Promise<T> {
  if (path === PIPE) return write(terminal.output);
  const draft = `${path}.partial`;
  try {
    const result = await write(createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, path);
    return result;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** @throws CommandError when there is no such file */
async function openFile(path: string): Promise<Readable> {
  const file = createReadStream(path);
  try {
    await once(file, 'open');
    return file;
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${String(error)}`, { cause: error });
  }
}

function inWords({ tables, rows, files }: BackupSummary): string {
  return `${rows} rows of ${tables} tables and ${files} files`;
}
