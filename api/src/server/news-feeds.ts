import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { NewsFeed } from '#api/lib/news-feed.ts';
import { findUnusableValue } from '#api/lib/plain-values.ts';
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
  for (const feed of feeds) router.get(feed.path, ...prepare, sendFeed(feed));
  return router;
}

function sendFeed({ type, write }: NewsFeed): RequestHandler<Record<string, string>> {
  return async ({ params }, response, next) => {
    // Nothing is called by what no text in the database could be.
    const document = findUnusableValue(params)
      ? undefined
      : await write(contextOf(response), params);
    if (document === undefined) return next();
    response.set('Cache-Control', CACHE_CONTROL).type(type).send(onlyXml(document));
  };
}

/** Without the characters that no document of XML 1.0 may have, whoever typed them. */
function onlyXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
