import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './missing.ts';

/** Where files of this machine are while they are written: received, made, about to get a name. */
export interface Spool {
  /** The folder that they are in. */
  folder: string;
  /** The path of a new file, which is not there yet. Whoever writes it removes it. */
  draft(): Promise<string>;
  /** Deletes what a process that died left behind before `time` (epoch milliseconds). */
  deleteRemains(time: number): Promise<void>;
}

/** A spool in a folder, which is made when it is needed. */
export function openSpool(folder: string): Spool {
  return {
    folder,
    async draft() {
      await mkdir(folder, { recursive: true });
      return join(folder, randomUUID());
    },
    async deleteRemains(time) {
      for (const draft of await unlessMissing(readdir(folder), [])) {
        const path = join(folder, draft);
        const { mtimeMs } = await unlessMissing(stat(path), { mtimeMs: Infinity });
        if (mtimeMs < time) await rm(path, { force: true });
      }
    },
  };
}
