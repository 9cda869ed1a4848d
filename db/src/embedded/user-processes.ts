import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './postmaster.ts';

/**
 * The processes that use an embedded server, in a folder with a file for each. Of those that run,
 * the one that came first owns the server: it is the one to start it again when it dies. The last
 * one to leave ends it.
 */
export class UserProcesses {
  readonly #folder: string;
  readonly #file: string;

  /** @param home the folder of the server's files */
  constructor(home: string) {
    this.#folder = join(home, 'users');
    this.#file = `${String(Date.now()).padStart(15, '0')}-${process.pid}`;
  }

  /** To be called before the server is looked for, which then is not ended under one's feet. */
  join(): void {
    mkdirSync(this.#folder, { recursive: true });
    // Of this process, if it used the server before, or of a former one with its id.
    for (const file of this.#files()) if (processOf(file) === process.pid) this.#remove(file);
    writeFileSync(join(this.#folder, this.#file), '');
  }

  /** Whether this process is the owner. */
  isOwner(): boolean {
    return this.#running()[0] === this.#file;
  }

  /** @returns whether nobody is left who uses the server */
  leave(): boolean {
    this.#remove(this.#file);
    return this.#running().length === 0;
  }

  /** Those that run, the first to come first. */
  #running(): string[] {
    return this.#files().filter((file) => isAlive(processOf(file)));
  }

  #files(): string[] {
    return readdirSync(this.#folder).toSorted();
  }

  #remove(file: string): void {
    rmSync(join(this.#folder, file), { force: true });
  }
}

function processOf(file: string): number {
  return Number(file.split('-')[1]);
}
