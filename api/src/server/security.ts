import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { DomainError } from '#domain/errors/domain-error.ts';
import { networkOf } from '#api/lib/network.ts';
import { requestRateLimit } from '#api/lib/rate-limits.ts';
import type { Config } from './config.ts';
import { addressOf, originOf } from './request-context.ts';

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site makes a browser send. A caller that is no browser
 * sends neither header, and carries no cookie that it did not mean to send.
 */
export function refuseForeignWrites(config: Config): RequestHandler {
  return (request, _response, next) => {
    if (READ_METHODS.has(request.method)) return next();
    const origin = request.get('Origin');
    const site = request.get('Sec-Fetch-Site');
    const isOwn =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : origin === originOf(request, config.publicUrl);
    if (isOwn) return next();
    throw new DomainError('FORBIDDEN', 'errors.foreignOrigin');
  };
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
export function securityHeaders(): RequestHandler {
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'self'"],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'img-src': ["'self'", 'data:'],
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
    if (request.secure) {
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
