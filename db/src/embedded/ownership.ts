import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './postmaster.ts';
import { readSmallFile } from './small-file.ts';

/**
 * Which of the processes that share an embedded server answers for it: starts it again when it
 * dies, and stops it in the end. Two that claim it at the same moment may both take it for theirs
 * until they look again; the file says whose it is.
 */
export class Ownership {
  readonly #file: string;

  /** @param home the folder of the server's files */
  constructor(home: string) {
    this.#file = join(home, 'owner.pid');
  }

  /** Whether this process is the owner, which it becomes when there is none that runs. */
  claim(): boolean {
    const owner = this.#read();
    if (owner === process.pid) return true;
    if (isAlive(owner)) return false;
    // Renamed, so that nobody reads half a number.
    const draft = `${this.#file}-${process.pid}`;
    writeFileSync(draft, String(process.pid));
    renameSync(draft, this.#file);
    return this.#read() === process.pid;
  }

  release(): void {
    if (this.#read() === process.pid) rmSync(this.#file, { force: true });
  }

  #read(): number {
    return Number(readSmallFile(this.#file) ?? Number.NaN);
  }
}
