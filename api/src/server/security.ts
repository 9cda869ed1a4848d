import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { DomainError } from '#domain/errors/domain-error.ts';
import { networkOf } from '#api/lib/network.ts';
import { requestRateLimit } from '#api/lib/rate-limits.ts';
import type { Config } from './config.ts';
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

/** Limits how much one network may ask for. */
export function limitRequests(config: Config): RequestHandler {
  const consume = requestRateLimit(config.rateLimitFactor);
  return async (request, _response, next) => {
    await consume(networkOf(addressOf(request)));
    next();
  };
}

/** Security headers. Scripts and style sheets run only from this origin or with the page's nonce. */
export function securityHeaders({
  publicUrl,
  mapTiles,
}: Pick<Config, 'publicUrl' | 'mapTiles'>): RequestHandler {
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'img-src': ["'self'", 'data:', ...(mapTiles ? [new URL(mapTiles.url).origin] : [])],
        'object-src': ["'none'"],
        'script-src': ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        'style-src': ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        // Widths and positions that components set on single elements.
        'style-src-attr': ["'unsafe-inline'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Only said over HTTPS, where it means something.
    strictTransportSecurity: false,
  });
  return (request, response, next) => {
    response.locals.nonce = randomBytes(16).toString('base64');
    if (isOverHttps(request, publicUrl)) {
      response.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    secure(request, response, next);
  };
}

/** The nonce that inline scripts and styles of this response carry. */
export function nonceOf(response: object): string {
  const { locals } = response as { locals?: { nonce?: string } };
  return locals?.nonce ?? '';
}
