import compression from 'compression';
import express, { Router } from 'express';
import type { Express, RequestHandler } from 'express';
import { accountEndpoints } from '#api/features/accounts/account.rest.ts';
import { avatarEndpoints, avatarUploads } from '#api/features/accounts/avatar/avatar.rest.ts';
import { socialEndpoints } from '#api/features/accounts/social/social.rest.ts';
import { profileEndpoints } from '#api/features/accounts/profile.rest.ts';
import { unsubscribeEndpoint } from '#api/features/accounts/notifications/unsubscribe.rest.ts';
import { outboxEndpoints } from '#api/features/admin/outbox.rest.ts';
import { bookingEndpoints } from '#api/features/bookings/booking.rest.ts';
import { favoriteEndpoints } from '#api/features/favorites/favorite.rest.ts';
import { leavingEndpoint } from '#api/features/marketing/newsletter.rest.ts';
import { privacyEndpoints } from '#api/features/privacy/privacy.rest.ts';
import { reviewEndpoints } from '#api/features/reviews/review.rest.ts';
import { searchEndpoints } from '#api/features/search/search.rest.ts';
import { siteSearchEndpoints } from '#api/features/search/site-search.rest.ts';
import { mountOneClick } from '#api/lib/mail/one-click.ts';
import { mount } from '#api/lib/rest.ts';
import { mountUploads } from '#api/lib/uploads.ts';
import { BODY_LIMIT, errorHandler, failureSender, requireJson, unknownEndpoint } from './errors.ts';
import type { Health } from './health.ts';
import { contextMiddleware, contextOf } from './request-context.ts';
import { limitTime } from './request-deadline.ts';
import { requireHost, requireUsableBody, requireUsableQuery } from './request-input.ts';
import { requestLog } from './request-log.ts';
import type { Runtime } from './runtime.ts';
import { scenePictures } from './scenes.ts';
import { mailKinds } from './mail/mail-kinds.ts';
import { METRICS_PATH } from './metrics/metrics-endpoint.ts';
import { searchSources } from './search-sources.ts';
import { limitRequests, refuseForeignWrites, securityHeaders } from './security.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

/** The parts of the server that are started before it. */
export interface AppParts {
  health: Health;
  graphql: RequestHandler;
  /** Tells the metrics; none where they are off, or have a port of their own. */
  metrics?: RequestHandler | undefined;
  /** Pages and the files of the web app; none in tests of the API. */
  pages?: RequestHandler;
}

/** The HTTP server: everything on one port, in the order in which it is tried. */
export function createApp(runtime: Runtime, parts: AppParts): Express {
  const { graphql, pages } = parts;
  const app = createHealthApp(runtime, parts);
  app.use(requestLog(runtime.log));
  app.use(requireHost);
  app.use(compression());
  app.get('/scenes/*path', scenePictures());
  app.get('/uploads/*path', uploadedPictures(runtime.files));

  const limit = limitRequests(runtime.config);
  const context = contextMiddleware(runtime);
  app.use('/api', oneClickRouter(limit, context));

  const guard = Router().use(limit, refuseForeignWrites(runtime.config));
  const json = Router().use(requireJson, express.json({ limit: BODY_LIMIT }));
  const sendFailure = failureSender(runtime.log);
  const deadline = limitTime(runtime.config.requestMs, sendFailure);
  app.use('/graphql', guard, json, requireUsableQuery, deadline, context, graphql);
  const rest = Router().use(json, requireUsableBody, deadline, context, restRouter());
  app.use('/api', guard, uploadRouter(context), rest);

  if (pages) app.use(pages);
  app.use(errorHandler(sendFailure, runtime.log));
  return app;
}

/** The HTTP server of a process that only works: it tells how it is, and nothing else. */
export function createHealthApp(
  { config }: Pick<Runtime, 'config'>,
  { health, metrics }: Pick<AppParts, 'health' | 'metrics'>,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');
  app.use(securityHeaders(config));
  app.use(health.router);
  if (metrics) app.get(METRICS_PATH, metrics);
  return app;
}

/** The only writes that are taken from everywhere: see {@link mountOneClick}. */
function oneClickRouter(...prepare: RequestHandler[]): Router {
  const router = Router();
  mountOneClick(router, [unsubscribeEndpoint, leavingEndpoint], prepare, contextOf);
  return router;
}

/** Routes whose bodies are files, and no JSON. */
function uploadRouter(context: RequestHandler): Router {
  const router = Router();
  mountUploads(router, avatarUploads, { context, contextOf });
  return router;
}

function restRouter(): Router {
  const router = Router();
  const endpoints = [
    ...accountEndpoints,
    ...socialEndpoints,
    ...profileEndpoints,
    ...avatarEndpoints,
    ...searchEndpoints,
    ...siteSearchEndpoints(searchSources),
    ...bookingEndpoints,
    ...reviewEndpoints,
    ...favoriteEndpoints,
    ...privacyEndpoints,
    ...outboxEndpoints(mailKinds),
  ];
  mount(router, endpoints, contextOf);
  router.use(unknownEndpoint);
  return router;
}
