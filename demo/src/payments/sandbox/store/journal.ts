import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

export interface Change {
  kind: string;
  id: string;
  /** Null where it is removed. */
  record: object | null;
}

export interface Journal {
  /** Adds changes that belong together; what is added outlives the process, however it ends. */
  append(changes: readonly Change[]): void;
  close(): void;
}

/**
 * Opens the journal in a file, a line for the changes of each request, and hands what is in it to
 * `apply`. A line that was not finished, and so not answered for, is left out. Only one process may
 * have it open.
 */
export function openJournal(path: string, apply: (change: Change) => void): Journal {
  mkdirSync(dirname(path), { recursive: true });
  const last = new Map<string, Change>();
  for (const change of readChanges(path)) {
    const key = `${change.kind} ${change.id}`;
    if (change.record) last.set(key, change);
    else last.delete(key);
    apply(change);
  }
  // Written anew, with each record once and without a line that was cut off.
  const kept = [...last.values()].map((change) => `${JSON.stringify([change])}\n`);
  writeFileSync(`${path}.new`, kept.join(''), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  const file = openSync(path, 'a');
  let length = fstatSync(file).size;
  return {
    append(changes) {
      const line = Buffer.from(`${JSON.stringify(changes)}\n`);
      try {
        appendFileSync(file, line);
      } catch (error) {
        // A disk that is full may have taken the beginning, which the next line would go on from.
        ftruncateSync(file, length);
        throw error;
      }
      length += line.length;
    },
    close: () => closeSync(file),
  };
}

function readChanges(path: string): Change[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  // What stands after the last line feed was not finished.
  return lines.slice(0, -1).flatMap((line) => JSON.parse(line) as Change[]);
}
