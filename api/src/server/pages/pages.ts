import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { Preferences } from '#domain/rendering/page-contract.ts';
import { redirectOf } from '#api/features/seo/seo.service.ts';
import { visitByName } from '#api/features/services/vanity.service.ts';
import type { Context } from '#api/lib/context.ts';
import { statusOf } from '#api/lib/failures.ts';
import { networkOf } from '#api/lib/network.ts';
import { describeError, errorHandler } from '../errors.ts';
import type { SendFailure } from '../errors.ts';
import { openBetaGate } from '../beta-gate.ts';
import type { Graphql } from '../graphql.ts';
import { encodingFor } from '../kept/encodings.ts';
import type { KeptStore } from '../kept/kept-store.ts';
import {
  addressOf,
  contextMiddleware,
  contextOf,
  languageOf,
  originOf,
} from '../request-context.ts';
import { sessionToken } from '../request-cookies.ts';
import { limitTime } from '../request-deadline.ts';
import type { Runtime } from '../runtime.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { limitRequests } from '../security.ts';
import { eventRecorder, recordRefusal } from '../security-log.ts';
import { errorPage, errorPageInline } from './error-page.ts';
import { pageRendering } from './page-rendering.ts';
import type { RenderedPage } from './page-rendering.ts';
import type { PageSource } from './page-source.ts';
import { RenderQueue } from './render-queue.ts';

/**
 * How pages may be stored. A browser asks each time, and a cache in front of us shows what it has for
 * half a minute at most, during the last part of which it looks for news. That is for what we keep
 * ourselves; a page that lacks something is not to be shown again. `no-store`, which keeps a page out
 * of the browser's back and forward cache, is for logged-in readers, whose pages must not come back
 * after logging out.
 */
const KEPT_PAGE = 'public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=20';
const PUBLIC_PAGE = 'private, no-cache';
const PERSONAL_PAGE = 'private, no-store';

/**
 * Rendering keeps a core busy but for the time that the database takes; what would wait longer than
 * a request may take is better refused.
 */
const RENDERING = { atOnce: 4, waiting: 64, waitingOfNetwork: 12 };

/** Nobody waits for a page that is made anew while the old one is shown: it takes no place of those who do. */
const RENEWALS = networkOf('renewals');

interface PageParts {
  source: PageSource;
  cache: KeptStore<RenderedPage>;
  /** What executes the queries of pages. */
  graphql: Graphql;
}

/** Files of the web app, then its pages. To be mounted after everything else. */
export function pageRoutes(runtime: Runtime, parts: PageParts): Router {
  const result = failurePage(runtime, parts.source);
  return Router().use(
    parts.source.files,
    onlyPages,
    limitRequests(runtime.config),
    limitTime(runtime.config.requestMs, result),
    contextMiddleware(runtime),
    showPage(runtime, parts),
    errorHandler(result, runtime.log),
  );
}

function showPage(runtime: Runtime, { source, cache, graphql }: PageParts): RequestHandler {
  const { config, log } = runtime;
  const policyOf = contentSecurityPolicy(config);
  const renderPage = pageRendering({ source, graphql, policyOf, log });
  const queue = new RenderQueue(RENDERING);
  const gateOf = once(() => openBetaGate(runtime));
  return async (request, response) => {
    const origin = originOf(request, config.publicUrl);
    const fullUrl = origin + request.originalUrl;
    const kit = await source.kitFor(request.path);
    const context = contextOf(response);
    const cookies = request.headers.cookie ?? '';
    const preferences = kit.renderer.preferencesOf(
      cookies,
      context.language,
      request.headers['accept-language'] ?? '',
    );
    const gate = await gateOf();
    const isSignedOut = sessionToken(request, config.publicUrl) === undefined;
    const mayKeep = config.keepsPages && source.keepsPages && isSignedOut;
    const { address, exists } = kit.renderer.addressOf(fullUrl);
    const redirect = exists ? undefined : await redirectOf(context, request.path);
    if (redirect) return response.redirect(301, redirect);
    const studio = exists ? undefined : await visitByName(context, request.path);
    if (studio !== undefined) {
      // Asked for each time: it is counted, and may lead elsewhere one day.
      response.set('Cache-Control', PERSONAL_PAGE);
      return response.redirect(302, studio);
    }
    const url = mayKeep ? origin + address : fullUrl;
    const { mapTiles } = config;
    const order = { kit, url, exists, mayKeep, isSignedOut, preferences, gate, mapTiles, context };
    const network = networkOf(addressOf(request));
    const make = (isRenewal: boolean) =>
      queue.run(isRenewal ? RENEWALS : network, () => renderPage(order));
    const page = await (mayKeep ? cache.get(keyOf(preferences, url), make) : make(false));
    if (response.writableEnded) return;
    response.set('Content-Language', context.language);
    await send(request, response, page, !isSignedOut || page.isPersonal);
  };
}

/** Under which a page is kept. */
function keyOf({ language, currency, colorMode }: Preferences, url: string): string {
  return [language, currency, colorMode, url].join(' ');
}

/** Does `work` when it is first asked for, and again only after it failed. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return async () => {
    result ??= work();
    try {
      return await result;
    } catch (error) {
      result = undefined;
      throw error;
    }
  };
}

async function send(
  request: Request,
  response: Response,
  { status, redirect, policy, content }: RenderedPage,
  isPersonal: boolean,
): Promise<void> {
  response.vary('Cookie');
  response.vary('Accept-Language');
  const isKept = typeof content !== 'string';
  const unkept = isPersonal ? PERSONAL_PAGE : PUBLIC_PAGE;
  response.set('Cache-Control', isKept ? KEPT_PAGE : unkept);
  if (redirect !== undefined) return response.redirect(status, redirect);
  response.set('Content-Security-Policy', policy);
  response.status(status).type('html');
  if (!isKept) {
    response.end(content);
    return;
  }
  response.vary('Accept-Encoding');
  response.set('ETag', content.etag);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = encodingFor(request);
  const body = await content.as(encoding);
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.end(body);
}

/** Answers what cannot be a page: other methods, other formats, files that do not exist. */
const onlyPages: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) {
    // A form that was sent before the app was there to send it. Its page comes again, empty.
    const isForm = request.is(['urlencoded', 'multipart']) !== false;
    if (request.method === 'POST' && isForm && isAddress(request)) {
      return response.redirect(303, request.originalUrl.replace(/^[/\\]+/, '/'));
    }
    response.set('Allow', 'GET, HEAD');
    return plain(response, 405, 'Only GET and HEAD are answered here.');
  }
  if (isFile(request.path) || !request.accepts('html') || !isAddress(request)) {
    return plain(response, 404, 'There is nothing here.');
  }
  next();
};

/** What ends like a file would have been answered by now; names of people may have dots too. */
function isFile(path: string): boolean {
  return /\.(js|mjs|css|map|json|xml|txt|html?|php|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf)$/i.test(
    path,
  );
}

/** Whether a full address can be made of the request, whatever its sender wrote into it. */
function isAddress(request: Request): boolean {
  return (
    request.originalUrl.startsWith('/') &&
    URL.canParse(`${request.protocol}://${request.host}${request.originalUrl}`) &&
    isDecodable(request.originalUrl) &&
    // No route of the web app matches such a path, not even that of everything else.
    !/[\n\r\u2028\u2029]/.test(decodeURIComponent(request.path))
  );
}

/** Whether the characters that stand for others in an address do, and for some that can be stored. */
function isDecodable(address: string): boolean {
  try {
    return !decodeURIComponent(address.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}

function plain(response: Response, status: number, text: string): void {
  response.status(status).type('text').send(`${text}\n`);
}

/** Answers with a page that says what went wrong, in the reader's language. */
function failurePage({ config, log }: Runtime, source: PageSource): SendFailure {
  const policy = contentSecurityPolicy(config)(errorPageInline);
  return (error, request, response) => {
    // There is no context when the session could not be looked up.
    const context = response.locals.context as Context | undefined;
    const language = context?.language ?? languageOf(request);
    recordRefusal(context?.record ?? eventRecorder(log, request), error);
    const failure = describeError(source.explain(error), log, language);
    if (failure.retryAfter !== undefined) response.set('Retry-After', String(failure.retryAfter));
    response.set('Cache-Control', PERSONAL_PAGE);
    response.status(statusOf[failure.code]).type('html');
    response.set('Content-Language', language);
    response.set('Content-Security-Policy', policy);
    response.end(errorPage(failure, language));
  };
}
