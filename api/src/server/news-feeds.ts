import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { NewsFeed } from '#api/lib/news-feed.ts';
import { contextOf } from './request-context.ts';

/** News readers ask every hour or so; what is new may wait for ten minutes. */
const CACHE_CONTROL = 'public, max-age=600';

/**
 * The feeds of all features, each with a tag by which Express answers 304.
 * @param prepare what limits requests and makes the context
 */
export function newsFeedRoutes(
  feeds: readonly NewsFeed[],
  prepare: readonly RequestHandler[],
): Router {
  const router = Router();
  for (const { path, type, write } of feeds) {
    router.get(path, ...prepare, async (_request, response) => {
      const document = await write(contextOf(response));
      response.set('Cache-Control', CACHE_CONTROL).type(type).send(onlyXml(document));
    });
  }
  return router;
}

/** Without the characters that no document of XML 1.0 may have, whoever typed them. */
function onlyXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
