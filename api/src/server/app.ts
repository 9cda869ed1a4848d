import compression from 'compression';
import express, { Router } from 'express';
import type { Express, RequestHandler } from 'express';
import { accountEndpoints } from '#api/features/accounts/account.rest.ts';
import { avatarEndpoints } from '#api/features/accounts/avatar/avatar.rest.ts';
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
import { mountUploads } from '#api/lib/files/upload-routes.ts';
import { BODY_LIMIT, errorHandler, failureSender, requireJson, unknownEndpoint } from './errors.ts';
import type { Health } from './health.ts';
import { contextMiddleware, contextOf } from './request-context.ts';
import { limitTime } from './request-deadline.ts';
import { requireHost, requireUsableBody, requireUsableQuery } from './request-input.ts';
import { requestLog } from './request-log.ts';
import type { Runtime } from './runtime.ts';
import { scenePictures } from './scenes.ts';
import { mailKinds } from './mail/mail-kinds.ts';
import { searchSources } from './search-sources.ts';
import { limitRequests, refuseForeignWrites, securityHeaders } from './security.ts';
import { limitSlowBodies, limitUploadWork } from './slow-requests.ts';
import { uploadEndpoints } from './upload-kinds.ts';
import { uploadedFiles } from './uploaded-files.ts';

/** The parts of the server that are started before it. */
export interface AppParts {
  health: Health;
  graphql: RequestHandler;
  /** Pages and the files of the web app; none in tests of the API. */
  pages?: RequestHandler;
}

/** The HTTP server: everything on one port, in the order in which it is tried. */
export function createApp(runtime: Runtime, { health, graphql, pages }: AppParts): Express {
  const app = createHealthApp(runtime, health);
  app.use(requestLog(runtime.log));
  app.use(requireHost);
  const context = contextMiddleware(runtime);
  const kinds = uploadEndpoints.map(({ kind }) => kind);
  // Before they could be compressed, which parts of files cannot be.
  app.get('/uploads/*path', uploadedFiles(runtime, kinds, context));
  app.use(compression());
  app.get('/scenes/*path', scenePictures());

  const limit = limitRequests(runtime.config);
  app.use('/api', oneClickRouter(limit, context));

  const guard = Router().use(limit, refuseForeignWrites(runtime.config));
  const json = Router().use(requireJson, express.json({ limit: BODY_LIMIT }));
  const sendFailure = failureSender(runtime.log);
  const deadline = limitTime(runtime.config.requestMs, sendFailure);
  app.use('/graphql', guard, json, requireUsableQuery, deadline, context, graphql);
  const rest = Router().use(json, requireUsableBody, deadline, context, restRouter());
  const limitWork = limitUploadWork(runtime.config.requestMs, sendFailure);
  const uploads = Router();
  mountUploads(uploads, uploadEndpoints, { context, contextOf, spool: runtime.spool, limitWork });
  app.use('/api', guard, uploads, rest);

  if (pages) app.use(pages);
  app.use(errorHandler(sendFailure, runtime.log));
  return app;
}

/** The HTTP server of a process that only works: it tells how it is, and nothing else. */
export function createHealthApp(
  { config, log }: Pick<Runtime, 'config' | 'log'>,
  health: Health,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');
  app.use(securityHeaders(config));
  app.use(limitSlowBodies(config.requestMs, failureSender(log)));
  app.use(health.router);
  return app;
}

/** The only writes that are taken from everywhere: see {@link mountOneClick}. */
function oneClickRouter(...prepare: RequestHandler[]): Router {
  const router = Router();
  mountOneClick(router, [unsubscribeEndpoint, leavingEndpoint], prepare, contextOf);
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
