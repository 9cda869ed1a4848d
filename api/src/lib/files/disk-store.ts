import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireFileName } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { unlessMissing } from './missing.ts';
import type { Spool } from './spool.ts';

/**
 * Files below a folder.
 * @param spool on the same file system, so that what was written there only has to be renamed
 */
export function diskStore(root: string, spool: Spool): FileStore {
  const pathOf = (name: string) => join(root, requireFileName(name));

  async function writeFrom(name: string, draft: string): Promise<void> {
    const path = pathOf(name);
    await mkdir(dirname(path), { recursive: true });
    await rename(draft, path);
  }

  return {
    async write(name, bytes) {
      requireFileName(name);
      const draft = await spool.draft();
      try {
        // On the disk before it gets its name: what is acknowledged outlives a loss of power.
        await writeFile(draft, bytes, { flag: 'wx', flush: true });
        await writeFrom(name, draft);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    writeFrom,
    async sizeOf(name) {
      const found = await unlessMissing(stat(pathOf(name)), undefined);
      return found?.size;
    },
    async open(name, range) {
      const file = await unlessMissing(open(pathOf(name)), undefined);
      return file?.createReadStream(range);
    },
    read: (name) => unlessMissing(readFile(pathOf(name)), undefined),
    delete: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for (const folder of await unlessMissing(readdir(root), [])) {
        if (join(root, folder) === spool.folder) continue;
        for (const file of await readdir(join(root, folder))) yield `${folder}/${file}`;
      }
    },
    deleteRemains: (time) => spool.deleteRemains(time),
  };
}
