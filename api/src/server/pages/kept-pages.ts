import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { PageAddress, Preferences } from '#domain/rendering/page-contract.ts';
import type { KeptStore } from '../kept/kept-store.ts';
import { languageOf, originOf } from '../request-context.ts';
import { sessionToken } from '../request-cookies.ts';
import type { Runtime } from '../runtime.ts';
import type { CountRequest } from '../security.ts';
import { isPageAddress } from './only-pages.ts';
import type { RenderedPage } from './page-rendering.ts';
import type { PageKit, PageSource } from './page-source.ts';
import { sendPage } from './send-page.ts';

/** Addresses of which it is remembered which page is there. */
const REMEMBERED = 2000;

/** Longer addresses are not, lest somebody fills the memory with them. */
const LONGEST_REMEMBERED = 500;

interface PagesToShow {
  source: PageSource;
  cache: KeptStore<RenderedPage>;
  count: CountRequest;
}

/**
 * Answers with pages that are kept, to those who are logged out, before anything is prepared for making
 * one. What is not kept, or is old, is left to what makes pages.
 */
export function keptPages(
  { config: { publicUrl, keepsPages } }: Pick<Runtime, 'config'>,
  { source, cache, count }: PagesToShow,
): RequestHandler {
  const known = new LRUCache<string, PageAddress>({ max: REMEMBERED });

  function addressOf(
    request: Request,
    { renderer }: PageKit,
    url: string,
  ): PageAddress | undefined {
    const remembered = known.get(url);
    if (remembered) return remembered;
    if (!isPageAddress(request)) return undefined;
    const address = renderer.addressOf(url);
    if (url.length <= LONGEST_REMEMBERED) known.set(url, address);
    return address;
  }

  return async (request, response, next) => {
    if (!keepsPages || !source.keepsPages || !isAskedByBrowser(request)) return next();
    if (sessionToken(request, publicUrl) !== undefined) return next();
    const kit = await source.kitFor(request.path);
    const origin = originOf(request, publicUrl);
    const found = addressOf(request, kit, origin + request.originalUrl);
    if (!found?.exists) return next();
    const { cookie = '', 'accept-language': accepted = '' } = request.headers;
    const language = languageOf(request);
    const preferences = kit.renderer.preferencesOf(cookie, language, accepted);
    const page = cache.find(pageKey(preferences, origin + found.address));
    if (!page) return next();
    await count(request);
    response.set('Content-Language', language);
    await sendPage(request, response, page, false);
  };
}

/** Under which a page is kept. */
export function pageKey({ language, currency, colorMode }: Preferences, url: string): string {
  return [language, currency, colorMode, url].join(' ');
}

/** Others take a page as well, and hardly ever want one. */
function isAskedByBrowser({ method, headers }: Request): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}
