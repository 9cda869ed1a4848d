import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './project.mjs';

/**
 * The files below folders of the project, sorted.
 * @param {readonly string[]} folders
 * @param {(path: string) => boolean} [isWanted] gets the path from the root, with slashes
 * @returns {string[]} paths from the root, with slashes
 */
export function filesBelow(folders, isWanted = () => true) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
    )
    .filter(isWanted)
    .toSorted();
}

/**
 * A digest of the names and contents of files: the same for the same sources, whenever and wherever
 * they were written.
 * @param {readonly string[]} paths from the root
 */
export function digestOf(paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/**
 * A file that says what something was made from. It is taken away before the making and written
 * after it, so that what was interrupted is never taken for done.
 */
export class Stamp {
  /** @param {string} path from the root */
  constructor(path) {
    this.file = join(root, path);
  }

  /** @param {string} digest */
  matches(digest) {
    return existsSync(this.file) && readFileSync(this.file, 'utf8') === digest;
  }

  remove() {
    rmSync(this.file, { force: true });
  }

  /** @param {string} digest */
  write(digest) {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, digest);
  }
}
