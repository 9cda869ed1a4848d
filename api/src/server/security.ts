import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { DomainError } from '#domain/errors/domain-error.ts';
import { networkOf } from '#api/lib/network.ts';
import { requestRateLimit } from '#api/lib/rate-limits.ts';
import type { Config } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { addressOf, originOf } from './request-context.ts';
import { isOverHttps } from './request-cookies.ts';

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site makes a browser send. A caller that is no browser
 * sends neither header, and carries no cookie that it did not mean to send.
 */
export function refuseForeignWrites(config: Config): RequestHandler {
  return (request, _response, next) => {
    if (READ_METHODS.has(request.method) || isOwnPage(request, config)) return next();
    throw new DomainError('FORBIDDEN', 'errors.foreignOrigin');
  };
}

/** Whether a request is sent by a page of this product, or by no page at all. */
export function isOwnPage(request: Request, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const origin = request.get('Origin');
  if (origin !== undefined) return origin === originOf(request, publicUrl);
  const site = request.get('Sec-Fetch-Site');
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Counts a request of a network. @throws DomainError RATE_LIMITED once there were too many */
export type CountRequest = (request: Request) => Promise<void>;

/** Counts requests of its own. */
export function requestCounter({ rateLimitFactor }: Config): CountRequest {
  const consume = requestRateLimit(rateLimitFactor);
  return (request) => consume(networkOf(addressOf(request)));
}

/** Limits how much one network may ask for. */
export function limitRequests(count: CountRequest): RequestHandler {
  return async (request, _response, next) => {
    await count(request);
    next();
  };
}

/** Security headers, made once. Pages say for themselves what may run within them. */
export function securityHeaders(
  config: Pick<Config, 'publicUrl' | 'mapTiles' | 'stripe'>,
): RequestHandler {
  const headers = new Headers({
    'Content-Security-Policy': contentSecurityPolicy(config)(),
  });
  const secure = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Only said over HTTPS, where it means something.
    strictTransportSecurity: false,
  });
  const collector = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  secure({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  return (request, response, next) => {
    if (isOverHttps(request, config.publicUrl)) {
      response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    response.setHeaders(headers);
    next();
  };
}
