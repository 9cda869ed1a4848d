import type { ApolloServer } from '@apollo/server';
import { Router } from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Context } from '#api/lib/context.ts';
import { statusOf } from '#api/lib/failures.ts';
import { describeError } from '../errors.ts';
import { openBetaGate } from '../beta-gate.ts';
import {
  contextMiddleware,
  contextOf,
  hasSessionCookie,
  languageOf,
  originOf,
} from '../request-context.ts';
import type { Runtime } from '../runtime.ts';
import { limitRequests, nonceOf } from '../security.ts';
import { errorPage } from './error-page.ts';
import type { PageCache } from './page-cache.ts';
import { withNonce } from './page-document.ts';
import { pageRendering } from './page-rendering.ts';
import type { FinishedPage } from './page-rendering.ts';
import type { PageSource } from './page-source.ts';

/**
 * How pages may be stored. A page carries the nonce of its one answer, so no cache may give it out
 * again: shared ones do not store it, and a browser asks each time. There is no ETag either, since
 * with a 304 the browser would put the new nonce of the header beside the old one of the page.
 * `no-store`, which keeps a page out of the browser's back and forward cache, is for logged-in
 * readers, whose pages must not come back after logging out.
 */
const PUBLIC_PAGE = 'private, no-cache';
const PERSONAL_PAGE = 'private, no-store';

interface PageParts {
  source: PageSource;
  cache: PageCache<FinishedPage>;
  graphql: ApolloServer<Context>;
}

/** Files of the web app, then its pages. To be mounted after everything else. */
export function pageRoutes(runtime: Runtime, parts: PageParts): Router {
  return Router().use(
    parts.source.files,
    onlyPages,
    limitRequests(runtime.config),
    contextMiddleware(runtime),
    showPage(runtime, parts),
    failurePage(runtime, parts.source),
  );
}

function showPage(runtime: Runtime, { source, cache, graphql }: PageParts): RequestHandler {
  const { config, log } = runtime;
  const renderPage = pageRendering(source, graphql, log);
  const gateOf = once(() => openBetaGate(runtime));
  return async (request, response) => {
    const url = originOf(request, config.publicUrl) + request.originalUrl;
    const kit = await source.kitFor(request.path);
    const context = contextOf(response);
    const choices = kit.renderer.choicesOf(request.headers.cookie ?? '', context.language);
    const gate = await gateOf();
    const make = () => renderPage({ kit, url, choices, gate, context });
    const isPersonal = hasSessionCookie(request);
    const mayKeep = source.keepsPages && !isPersonal;
    const page = await (mayKeep ? cache.get(`${choices} ${url}`, make) : make());
    response.set('Content-Language', context.language);
    send(response, page, isPersonal);
  };
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

function send(response: Response, page: FinishedPage, isPersonal: boolean): void {
  response.set('Cache-Control', isPersonal ? PERSONAL_PAGE : PUBLIC_PAGE);
  response.vary('Cookie');
  response.vary('Accept-Language');
  if (page.redirect !== undefined) return response.redirect(page.status, page.redirect);
  response.status(page.status).type('html');
  response.end(withNonce(page.document, nonceOf(response)));
}

/** Answers what cannot be a page: other methods, other formats, files that do not exist. */
const onlyPages: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) {
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
    URL.canParse(`${request.protocol}://${request.host}${request.originalUrl}`)
  );
}

function plain(response: Response, status: number, text: string): void {
  response.status(status).type('text').send(`${text}\n`);
}

function failurePage({ log }: Runtime, source: PageSource): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    // There is no context when the session could not be looked up.
    const { language } = (response.locals.context as Context | undefined) ?? {
      language: languageOf(request),
    };
    const failure = describeError(source.explain(error), log, language);
    if (failure.retryAfter !== undefined) response.set('Retry-After', String(failure.retryAfter));
    response.set('Cache-Control', PERSONAL_PAGE);
    response.status(statusOf[failure.code]).type('html');
    response.set('Content-Language', language);
    response.end(errorPage(failure, { language, nonce: nonceOf(response) }));
  };
}
