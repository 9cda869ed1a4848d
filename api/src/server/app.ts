import compression from 'compression';
import express, { Router } from 'express';
import type { Express, RequestHandler } from 'express';
import { mountOneClick } from '#api/lib/mail/one-click.ts';
import { mount } from '#api/lib/rest.ts';
import type { KeepResult, RestEndpoint } from '#api/lib/rest.ts';
import { mountUploads } from '#api/lib/files/upload-routes.ts';
import { demoPictures } from './demo-pictures.ts';
import { demoSounds } from './demo-sounds.ts';
import { BODY_LIMIT, errorHandler, failureSender, requireJson, unknownEndpoint } from './errors.ts';
import type { SendFailure } from './errors.ts';
import type { Health } from './health.ts';
import type { KeptAnswers } from './kept/kept-answers.ts';
import { keptResponses } from './kept/kept-responses.ts';
import { readRestQuery, restKeeper } from './kept/kept-rest.ts';
import { readQuery } from './kept/query-key.ts';
import { METRICS_PATH } from './metrics/metrics-endpoint.ts';
import { contextMiddleware, contextOf } from './request-context.ts';
import { limitTime } from './request-deadline.ts';
import { endpointsOf } from '#api/lib/openapi/openapi-endpoint.ts';
import { requireHost, requireUsableBody, requireUsableQuery } from './request-input.ts';
import { newsFeedRoutes } from './news-feeds.ts';
import type { PageHandlers } from './pages/pages.ts';
import { pictureReader } from './previews/page-pictures.ts';
import { previewRoutes } from './previews/previews.ts';
import { requestLog } from './request-log.ts';
import type { Runtime } from './runtime.ts';
import { robots, sitemapRoutes } from './sitemap/sitemap.ts';
import { limitRequests, refuseForeignWrites, requestCounter, securityHeaders } from './security.ts';
import { limitSlowBodies, limitUploadWork } from './slow-requests.ts';
import { uploadedFiles } from './uploaded-files.ts';

/** The parts of the server that are started before it. */
export interface AppParts {
  health: Health;
  graphql: RequestHandler;
  /** What is kept of answers; none where nothing is. */
  answers?: KeptAnswers | undefined;
  /** Tells the metrics; none where they are off, or have a port of their own. */
  metrics?: RequestHandler | undefined;
  /** Pages and the files of the web app; none in tests of the API. */
  pages?: PageHandlers;
  /** The web app's files that are served as they are; none where there are no pages. */
  publicFolder?: string;
}

/** The HTTP server: everything on one port, in the order in which it is tried. */
export function createApp(runtime: Runtime, parts: AppParts): Express {
  const { graphql, answers, pages, publicFolder } = parts;
  const app = createHealthApp(runtime, parts);
  app.use(requestLog(runtime.log));
  app.use(requireHost);
  if (pages) app.use(pages.kept);
  const context = contextMiddleware(runtime);
  const kinds = runtime.features.uploads.map(({ kind }) => kind);
  // Before they could be compressed, which parts of files cannot be.
  app.get('/uploads/*path', uploadedFiles(runtime, kinds, context));
  if (runtime.demo) app.get('/sounds/*path', demoSounds(runtime.demo, runtime.files));
  app.use(compression());
  if (runtime.demo) app.get('/scenes/*path', demoPictures(runtime.demo));

  const limit = limitRequests(requestCounter(runtime.config));
  app.get('/robots.txt', robots(runtime.config));
  app.use('/api', oneClickRouter(runtime, limit, context));

  const guard = Router().use(limit, refuseForeignWrites(runtime.config));
  const json = Router().use(requireJson, express.json({ limit: BODY_LIMIT }));
  const sendFailure = failureSender(runtime.log);
  const deadline = limitTime(runtime.config.requestMs, sendFailure);
  const kept = answers ? [keptResponses(runtime, answers, readQuery)] : [];
  app.use('/graphql', guard, json, requireUsableQuery, kept, deadline, context, graphql);
  const keptShim = answers ? [keptResponses(runtime, answers, readRestQuery)] : [];
  const keep = answers && restKeeper(answers);
  const rest = Router().use(json, requireUsableBody, deadline, context, restRouter(runtime, keep));
  const raw = rawRouter(runtime, deadline, context);
  app.use('/api', guard, keptShim, uploadRouter(runtime, context, sendFailure), raw, rest);
  const prepare = [limit, deadline, context];
  const readPicture = pictureReader(runtime, publicFolder);
  app.use(previewRoutes(runtime, { prepare, readPicture }));
  app.use(sitemapRoutes(runtime.features.sitemapEntries, prepare));
  app.use(newsFeedRoutes(runtime.features.newsFeeds, prepare));

  if (pages) app.use(pages.rest);
  app.use(errorHandler(sendFailure, runtime.log));
  return app;
}

/** The HTTP server of a process that only works: it tells how it is, and nothing else. */
export function createHealthApp(
  { config, log }: Pick<Runtime, 'config' | 'log'>,
  { health, metrics }: Pick<AppParts, 'health' | 'metrics'>,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');
  app.use(securityHeaders(config));
  app.use(limitSlowBodies(config.requestMs, failureSender(log)));
  app.use(health.router);
  if (metrics) app.get(METRICS_PATH, metrics);
  return app;
}

/** The only writes that are taken from everywhere: see {@link mountOneClick}. */
function oneClickRouter({ features }: Runtime, ...prepare: RequestHandler[]): Router {
  const router = Router();
  mountOneClick(router, features.oneClickEndpoints, prepare, contextOf);
  return router;
}

/** Routes whose bodies are files, and no JSON. */
function uploadRouter(
  { features, spool, config }: Runtime,
  context: RequestHandler,
  sendFailure: SendFailure,
): Router {
  const router = Router();
  const limitWork = limitUploadWork(config.requestMs, sendFailure);
  mountUploads(router, features.uploads, { context, contextOf, spool, limitWork });
  return router;
}

/** Routes whose bodies are read before anything parses them. */
function rawRouter({ features }: Runtime, ...prepare: RequestHandler[]): Router {
  const router = Router();
  const endpoints = endpointsOf(features).filter(isRaw);
  const readBody = express.raw({ type: () => true, limit: BODY_LIMIT });
  for (const { method, path } of endpoints) router[method](path, readBody, ...prepare);
  mount(router, endpoints, contextOf);
  return router;
}

function restRouter({ features }: Runtime, keep: KeepResult | undefined): Router {
  const router = Router();
  const endpoints = endpointsOf(features).filter((endpoint) => !isRaw(endpoint));
  mount(router, endpoints, contextOf, keep);
  router.use(unknownEndpoint);
  return router;
}

function isRaw({ rawBody }: RestEndpoint): boolean {
  return rawBody !== undefined;
}
