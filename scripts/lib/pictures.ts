import { createHash } from 'node:crypto';

/** Where the pictures that the product brings stand: one folder below, named by what is in it. */
export const PICTURES = new URL('../../web/public/pictures/', import.meta.url);

/**
 * The version of a set of pictures: another one whenever a picture is, so that caches may keep them.
 * @param pictures documents by their path below the folder of their version
 */
export function versionOf(pictures: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [path, document] of [...pictures].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${document}\0`);
  }
  return hash.digest('hex').slice(0, 10);
}
