import { createHash } from 'node:crypto';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { parsePreviewPath, sitePreview } from '#domain/previews/preview-path.ts';
import { heroPictures } from '#domain/studios/pictures.ts';
import type { Network } from '#api/lib/network.ts';
import { DRAWING_VERSION } from '#api/lib/previews/preview.ts';
import type { Preview, PreviewSource, ReadPicture } from '#api/lib/previews/preview.ts';
import { requestRateLimit } from '#api/lib/rate-limits.ts';
import { RenderQueue } from '#api/server/pages/render-queue.ts';
import type { Config } from '../config.ts';
import { contextOf } from '../request-context.ts';
import type { Runtime } from '../runtime.ts';

/** Those who show addresses of others look again after days; what changes is seen within the hour. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

/** Some 300 pictures, which those that are being shared fit into. */
const KEPT_BYTES = 48 * 1024 * 1024;

/** Each takes a core for half a second. */
const DRAWING = { atOnce: 1, waiting: 24, waitingOfNetwork: 6 };

/** New pictures for one network; nobody shares as many pages. */
const DRAWN_PER_MINUTE = 60;

interface Order {
  preview: Preview;
  network: Network;
}

interface Parts {
  /** What limits requests and makes the context. */
  prepare: readonly RequestHandler[];
  readPicture: ReadPicture;
}

/**
 * Answers with the pictures below `/previews` that are shown where addresses of pages are shared. Each
 * is found by what it is of; nothing in a request names a picture to be fetched or words to be shown.
 */
export function previewRoutes(
  { features, config }: Pick<Runtime, 'features' | 'config'>,
  { prepare, readPicture }: Parts,
): Router {
  const sources = new Map(
    [sitePreviews, ...features.previews].map((source) => [source.kind, source]),
  );
  const kept = keptPreviews(config, readPicture);
  return Router().get('/previews/*path', ...prepare, sendPreview(sources, kept));
}

type KeptPreviews = LRUCache<string, Buffer, Order>;

/** Pictures by their tags, drawn when they are first asked for, however many ask. */
function keptPreviews({ rateLimitFactor }: Config, readPicture: ReadPicture): KeptPreviews {
  const consume = requestRateLimit(rateLimitFactor, DRAWN_PER_MINUTE);
  const queue = new RenderQueue(DRAWING);
  return new LRUCache<string, Buffer, Order>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_tag, _stale, { context: { preview, network } }) => {
      await consume(network);
      return queue.run(network, async () => {
        const { picture } = preview;
        // With the outlines of all letters, a megabyte: many processes never draw.
        const { drawPreview } = await import('#api/lib/previews/draw-preview.ts');
        return drawPreview(preview, picture === undefined ? undefined : await readPicture(picture));
      });
    },
  });
}

function sendPreview(
  sources: ReadonlyMap<string, PreviewSource>,
  kept: KeptPreviews,
): RequestHandler {
  return async (request, response, next) => {
    const { kind = '', id = '' } = parsePreviewPath(request.path) ?? {};
    const context = contextOf(response);
    const preview = await sources.get(kind)?.find(context, id);
    if (!preview) return next();
    const tag = tagOf(preview);
    response.set({ 'Cache-Control': CACHE_CONTROL, ETag: `"${tag}"` });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const order = { preview, network: context.caller.network };
    const picture = await kept.fetch(tag, { context: order }).catch((error: unknown) => {
      response.removeHeader('ETag');
      throw error;
    });
    response.type('png').send(picture);
  };
}

/** What tells a picture from all others: what is on it, and how it is drawn. */
function tagOf(preview: Preview): string {
  const facts = JSON.stringify([DRAWING_VERSION, preview]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 27);
}

/** The home page, and all pages without a picture of their own. */
const sitePreviews: PreviewSource = {
  kind: sitePreview.kind,
  find: (_context, id) =>
    Promise.resolve(id === sitePreview.id ? { title: '', picture: heroPictures[0] } : undefined),
};
