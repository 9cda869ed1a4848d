import { renderPackSound } from './pack-sounds.ts';
import { demoProducts } from './product.demo.ts';
import type { DemoProduct } from './product.demo.ts';

/** The kind of file that products of the shop are downloaded as. */
export const PACK_FILES = 'product-files';

/** A file of a product, and where it stands in the store. */
export interface PackFile {
  /** What tells it from others of its kind. */
  key: string;
  /** What it is called there. */
  name: string;
  object: string;
  /** What it is called when it is saved. */
  fileName: string;
  render: () => Buffer;
}

/** What is downloaded of a product; nothing of most. */
export function packFiles({ slug, sounds = [] }: DemoProduct): PackFile[] {
  return sounds.map((sound) => {
    const key = `${slug}-${sound}`;
    const name = `${key}.wav`;
    return {
      key,
      name,
      object: `${PACK_FILES}/${name}`,
      fileName: `${sound}.wav`,
      render: () => renderPackSound(sound),
    };
  });
}

/** What is downloaded of all products. */
export const demoFiles: readonly Pick<PackFile, 'object' | 'render'>[] =
  demoProducts.flatMap(packFiles);
