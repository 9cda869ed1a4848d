import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where what people upload is kept. Files are named `folder/file`. */
export interface FileStore {
  /**
   * Writes a file whole or not at all, so that nobody ever reads half of one. Writing it again
   * replaces it.
   */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** A file, or undefined when there is none of this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Deletes a file. Deleting it again does nothing. */
  delete(name: string): Promise<void>;
  /** The names of all files, in no order. */
  list(): AsyncIterable<string>;
  /** Deletes what a process that died left half written before `time` (epoch milliseconds). */
  deleteRemains(time: number): Promise<void>;
}

/** Names come from our own code; whatever else gets here must not leave the folder. */
const NAME = /^[a-z]+\/[0-9a-z]+(?:[.-][0-9a-z]+)*$/;

/** Files that are being written, beside the folders so that they only have to be renamed. */
const UNFINISHED = 'unfinished';

/** Files below `uploads` in the folder that the product keeps its data in. */
export function openFileStore(dataDir: string): FileStore {
  const root = join(dataDir, 'uploads');
  const unfinished = join(root, UNFINISHED);
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a file.`);
    return join(root, name);
  };
  return {
    async write(name, bytes) {
      const path = pathOf(name);
      const draft = join(unfinished, randomUUID());
      await mkdir(unfinished, { recursive: true });
      await mkdir(dirname(path), { recursive: true });
      try {
        // On the disk before it gets its name: what is acknowledged outlives a loss of power.
        await writeFile(draft, bytes, { flag: 'wx', flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: (name) => unlessMissing(readFile(pathOf(name)), undefined),
    delete: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for (const folder of await unlessMissing(readdir(root), [])) {
        if (folder === UNFINISHED) continue;
        for (const file of await readdir(join(root, folder))) yield `${folder}/${file}`;
      }
    },
    async deleteRemains(time) {
      for (const draft of await unlessMissing(readdir(unfinished), [])) {
        const path = join(unfinished, draft);
        const { mtimeMs } = await unlessMissing(stat(path), { mtimeMs: Infinity });
        if (mtimeMs < time) await rm(path, { force: true });
      }
    },
  };
}

async function unlessMissing<T, M>(found: Promise<T>, missing: M): Promise<T | M> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing;
    throw error;
  }
}
