import { createServer } from 'node:http';
import type { Server } from 'node:http';
import express from 'express';
import type { RequestHandler } from 'express';
import { isSameSecret } from '#api/lib/same-secret.ts';
import type { Metrics } from './metrics.ts';

/** Where Prometheus asks. */
export const METRICS_PATH = '/metrics';

/** Tells the metrics to whoever has the token; to everybody only without one. */
export function metricsEndpoint(
  metrics: Pick<Metrics, 'text'>,
  token: string | undefined,
): RequestHandler {
  return async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (
      token !== undefined &&
      !isSameSecret(request.get('Authorization') ?? '', `Bearer ${token}`)
    ) {
      response.status(401).set('WWW-Authenticate', 'Bearer').end();
      return;
    }
    const { type, body } = await metrics.text();
    response.set('Content-Type', type).end(body);
  };
}

/** A server for the metrics and nothing else, to which nobody listens yet. */
export function metricsServer(endpoint: RequestHandler): Server {
  const app = express();
  app.disable('x-powered-by');
  app.get(METRICS_PATH, endpoint);
  return createServer(app);
}
