import { Router } from 'express';
import type { RequestHandler } from 'express';
import { redirectOf } from '#api/features/seo/seo.service.ts';
import { visitByName } from '#api/features/services/vanity.service.ts';
import type { Context } from '#api/lib/context.ts';
import { statusOf } from '#api/lib/failures.ts';
import { networkOf } from '#api/lib/network.ts';
import { describeError, errorHandler } from '../errors.ts';
import type { SendFailure } from '../errors.ts';
import { openBetaGate } from '../beta-gate.ts';
import type { Graphql } from '../graphql.ts';
import type { KeptAnswers } from '../kept/kept-answers.ts';
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
import { limitRequests, requestCounter } from '../security.ts';
import { eventRecorder, recordRefusal } from '../security-log.ts';
import { errorPage, errorPageInline } from './error-page.ts';
import { keptPages, pageKey } from './kept-pages.ts';
import { onlyPages } from './only-pages.ts';
import { pageAnswers } from './page-answers.ts';
import { pageRendering } from './page-rendering.ts';
import type { RenderedPage } from './page-rendering.ts';
import type { PageSource } from './page-source.ts';
import { RenderQueue } from './render-queue.ts';
import { PERSONAL_PAGE, sendPage } from './send-page.ts';

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
  /** What is kept of answers; none where nothing is. */
  answers?: KeptAnswers | undefined;
}

/** What answers requests for pages. */
export interface PageHandlers {
  /** With those that are kept, as they are. To be mounted before everything else. */
  kept: Router;
  /** With files of the web app, and with pages that are made. To be mounted after everything else. */
  rest: Router;
}

export function pageHandlers(runtime: Runtime, parts: PageParts): PageHandlers {
  const { config, log } = runtime;
  const result = failurePage(runtime, parts.source);
  const failure = errorHandler(result, log);
  const count = requestCounter(config);
  return {
    kept: Router().use(keptPages(runtime, { ...parts, count }), failure),
    rest: Router().use(
      parts.source.files,
      onlyPages,
      limitRequests(count),
      limitTime(config.requestMs, result),
      contextMiddleware(runtime),
      showPage(runtime, parts),
      failure,
    ),
  };
}

function showPage(runtime: Runtime, parts: PageParts): RequestHandler {
  const { source, cache, graphql, answers } = parts;
  const { config, log } = runtime;
  const policyOf = contentSecurityPolicy(config);
  const answer = pageAnswers(graphql, answers, log);
  const renderPage = pageRendering({ source, answer, policyOf, log });
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
    const page = await (mayKeep ? cache.get(pageKey(preferences, url), make) : make(false));
    if (response.writableEnded) return;
    response.set('Content-Language', context.language);
    await sendPage(request, response, page, !isSignedOut || page.isPersonal);
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
