import type { RequestHandler } from 'express';
import type { Demo } from '#api/lib/demo.ts';
import type { FileStore } from '#api/lib/files/file-store.ts';
import { sendFile } from './send-file.ts';

/** `/sounds/a-clap-0a1b2c3d4e.mp3`. */
const PATH = /^\/sounds\/([a-z0-9-]+\.mp3)$/;

/** Where what is rendered is kept. */
const FOLDER = 'demo-sounds';

/**
 * Answers with the sounds below `/sounds`, or parts of them. Each is rendered when it is first asked for,
 * one at a time, which takes seconds, and kept. A path always means the same sound, so caches keep it.
 */
export function demoSounds(
  { renderSound }: Pick<Demo, 'renderSound'>,
  files: FileStore,
): RequestHandler {
  let work: Promise<unknown> = Promise.resolve();

  /** Has a sound be in the store once those before it are. @returns whether there is one */
  async function keep(path: string, object: string): Promise<boolean> {
    if ((await files.sizeOf(object)) !== undefined) return true;
    const sound = await renderSound(path);
    if (sound) await files.write(object, sound);
    return sound !== undefined;
  }

  return async (request, response, next) => {
    const [, file] = PATH.exec(request.path) ?? [];
    if (file === undefined) return next();
    const object = `${FOLDER}/${file}`;
    if ((await files.sizeOf(object)) === undefined) {
      const kept = work.then(() => keep(request.path, object));
      work = kept.catch(() => undefined);
      if (!(await kept)) return next();
    }
    response.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Podcast programs play it on pages of their own.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.type('audio/mpeg');
    await sendFile(files, { object, etag: `"${file}"` }, request, response);
  };
}
