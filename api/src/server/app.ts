import compression from 'compression';
import express, { Router } from 'express';
import type { Express, RequestHandler } from 'express';
import { accountEndpoints } from '#api/features/accounts/account.rest.ts';
import { socialEndpoints } from '#api/features/accounts/social/social.rest.ts';
import { profileEndpoints } from '#api/features/accounts/profile.rest.ts';
import { outboxEndpoints } from '#api/features/admin/outbox.rest.ts';
import { bookingEndpoints } from '#api/features/bookings/booking.rest.ts';
import { favoriteEndpoints } from '#api/features/favorites/favorite.rest.ts';
import { privacyEndpoints } from '#api/features/privacy/privacy.rest.ts';
import { reviewEndpoints } from '#api/features/reviews/review.rest.ts';
import { searchEndpoints } from '#api/features/search/search.rest.ts';
import { siteSearchEndpoints } from '#api/features/search/site-search.rest.ts';
import { mount } from '#api/lib/rest.ts';
import { BODY_LIMIT, errorHandler, requireJson, unknownEndpoint } from './errors.ts';
import type { Health } from './health.ts';
import { contextMiddleware, contextOf } from './request-context.ts';
import { requestLog } from './request-log.ts';
import type { Runtime } from './runtime.ts';
import { scenePictures } from './scenes.ts';
import { searchSources } from './search-sources.ts';
import { limitRequests, refuseForeignWrites, securityHeaders } from './security.ts';

/** The parts of the server that are started before it. */
export interface AppParts {
  health: Health;
  graphql: RequestHandler;
  /** Pages and the files of the web app; none in tests of the API. */
  pages?: RequestHandler;
}

/** The HTTP server: everything on one port, in the order in which it is tried. */
export function createApp(runtime: Runtime, { health, graphql, pages }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', runtime.config.trustedProxies);
  app.set('query parser', 'simple');

  app.use(health.router);
  app.use(requestLog(runtime.log));
  app.use(securityHeaders());
  app.use(compression());
  app.use(scenePictures());

  const api = Router();
  api.use(limitRequests(runtime.config), refuseForeignWrites(runtime.config), requireJson);
  api.use(express.json({ limit: BODY_LIMIT }));
  api.use(contextMiddleware(runtime));
  app.use('/graphql', api, graphql);
  app.use('/api', api, restRouter());

  if (pages) app.use(pages);
  app.use(errorHandler(runtime.log));
  return app;
}

function restRouter(): Router {
  const router = Router();
  const endpoints = [
    ...accountEndpoints,
    ...socialEndpoints,
    ...profileEndpoints,
    ...searchEndpoints,
    ...siteSearchEndpoints(searchSources),
    ...bookingEndpoints,
    ...reviewEndpoints,
    ...favoriteEndpoints,
    ...privacyEndpoints,
    ...outboxEndpoints,
  ];
  mount(router, endpoints, contextOf);
  router.use(unknownEndpoint);
  return router;
}
