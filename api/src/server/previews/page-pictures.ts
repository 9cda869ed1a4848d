import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAvatarPath } from '#domain/accounts/avatar.ts';
import { avatarFileName } from '#api/features/accounts/avatar/avatar.service.ts';
import type { ReadPicture } from '#api/lib/previews/preview.ts';
import type { Runtime } from '../runtime.ts';

/** Pictures that the product brings, and nothing else beside them. */
const PRODUCT_PICTURE = /^\/pictures(?:\/[\w-]+)+\.svg$/;

/**
 * Reads the pictures that pages show by their paths: those that people uploaded, those of the product
 * and those that the demo draws. No other address is looked at.
 * @param publicFolder the web app's files, as they are served
 */
export function pictureReader(
  { files, demo }: Pick<Runtime, 'files' | 'demo'>,
  publicFolder: string | undefined,
): ReadPicture {
  return async (path) => {
    const portrait = parseAvatarPath(path);
    if (portrait) return files.read(avatarFileName(portrait));
    if (publicFolder !== undefined && PRODUCT_PICTURE.test(path)) {
      return readFile(join(publicFolder, path)).catch(() => undefined);
    }
    const drawn = demo?.drawPicture(path);
    return drawn === undefined ? undefined : Buffer.from(drawn);
  };
}
