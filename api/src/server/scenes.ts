import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { drawScene } from '#scenes/draw-scene.ts';
import { parseScenePath } from '#scenes/scene.ts';

/** Drawn pictures kept in memory: the front pages with all that scrolls by. */
const KEPT_PICTURES = 2000;

/** Draws the pictures below `/scenes`. A path always means the same picture, so caches keep it. */
export function scenePictures(): RequestHandler {
  const pictures = new LRUCache<string, string>({ max: KEPT_PICTURES });
  return (request, response, next) => {
    const scene = parseScenePath(request.path);
    if (!scene) return next();
    let picture = pictures.get(request.path);
    if (picture === undefined) pictures.set(request.path, (picture = drawScene(scene)));
    response.set('Cache-Control', 'public, max-age=31536000, immutable');
    response.type('image/svg+xml').send(picture);
  };
}
