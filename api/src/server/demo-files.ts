import type { Demo } from '#api/lib/demo.ts';
import type { FileStore } from '#api/lib/files/file-store.ts';

/** Writes those files of the demo that are not in the store yet. */
export async function storeDemoFiles(
  files: FileStore,
  { files: made }: Pick<Demo, 'files'>,
): Promise<void> {
  for (const { object, render } of made) {
    if ((await files.sizeOf(object)) === undefined) await files.write(object, render());
  }
}
