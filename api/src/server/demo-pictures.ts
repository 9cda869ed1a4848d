import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Demo } from '#api/lib/demo.ts';

/** Drawn pictures kept in memory: the front pages with all that scrolls by. */
const KEPT_PICTURES = 2000;

/** Draws the pictures below `/scenes`. A path always means the same picture, so caches keep it. */
export function demoPictures({ drawPicture }: Pick<Demo, 'drawPicture'>): RequestHandler {
  const pictures = new LRUCache<string, string>({ max: KEPT_PICTURES });
  return (request, response, next) => {
    const picture = pictures.get(request.path) ?? drawPicture(request.path);
    if (picture === undefined) return next();
    pictures.set(request.path, picture);
    response.set('Cache-Control', 'public, max-age=31536000, immutable');
    response.type('image/svg+xml').send(picture);
  };
}
