import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadPicture } from '#api/lib/previews/preview.ts';
import type { Runtime } from '../runtime.ts';
import { parseUploadPath } from '../uploaded-files.ts';

/** Pictures that the product brings, and nothing else beside them. */
const PRODUCT_PICTURE = /^\/pictures(?:\/[\w-]+)+\.svg$/;

/**
 * Reads the pictures that pages show by their paths: those that people uploaded, those of the product
 * and those that the demo draws. No other address is looked at.
 * @param publicFolder the web app's files, as they are served
 */
export function pictureReader(
  { files, features, demo }: Pick<Runtime, 'files' | 'features' | 'demo'>,
  publicFolder: string | undefined,
): ReadPicture {
  const kinds = new Map(features.uploads.map(({ kind }) => [kind.name, kind]));
  return async (path) => {
    const { folder, file, ending } = parseUploadPath(path);
    const serves = kinds.get(folder)?.serves;
    // What only some may see is shown to nobody.
    if (serves?.visibility === 'public' && serves.contentTypes[ending]?.startsWith('image/')) {
      return files.read(`${folder}/${file}`);
    }
    if (publicFolder !== undefined && PRODUCT_PICTURE.test(path)) {
      return readFile(join(publicFolder, path)).catch(() => undefined);
    }
    const drawn = demo?.drawPicture(path);
    return drawn === undefined ? undefined : Buffer.from(drawn);
  };
}
