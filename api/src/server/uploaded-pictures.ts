import type { RequestHandler } from 'express';
import { parseAvatarPath } from '#domain/accounts/avatar.ts';
import { avatarFileName } from '#api/features/accounts/avatar/avatar.service.ts';
import type { FileStore } from '#api/lib/file-store.ts';

/**
 * Answers with the pictures below `/uploads`. A path always means the same picture, so caches keep
 * it. Opened on its own it can run and load nothing, whatever a browser takes it for.
 */
export function uploadedPictures(files: FileStore): RequestHandler {
  return async (request, response, next) => {
    const file = parseAvatarPath(request.path);
    if (!file) return next();
    const picture = await files.read(avatarFileName(file));
    if (!picture) return next();
    response.set('Cache-Control', 'public, max-age=31536000, immutable');
    response.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    response.type('image/webp').send(picture);
  };
}
