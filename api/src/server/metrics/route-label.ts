import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Mounted whole, so that no route tells them. */
const ENDPOINTS = ['/graphql'];

const REST_PREFIX = '/api';

/**
 * The method as a label. What callers make up is `other`: a label of theirs would be a series of
 * numbers for each.
 */
export function methodLabel({ method = '' }: IncomingMessage): string {
  return METHODS.has(method) ? method : 'other';
}

/**
 * Which route took a request, by its template such as `/api/studios/:id` and never by what was
 * asked for: pages are all `page`, files of the app `file`, and what nobody took `other`.
 */
export function routeLabel(
  request: IncomingMessage & Partial<Pick<Request, 'route' | 'originalUrl'>>,
  response: ServerResponse,
): string {
  const [path = ''] = (request.originalUrl ?? request.url ?? '').toLowerCase().split('?', 1);
  const template = (request.route as { path?: unknown } | undefined)?.path;
  if (typeof template === 'string') {
    const isRest = path.startsWith(`${REST_PREFIX}/`) && !template.startsWith(REST_PREFIX);
    return isRest ? REST_PREFIX + template : template;
  }
  const endpoint = ENDPOINTS.find((known) => path === known || path.startsWith(`${known}/`));
  if (endpoint) return endpoint;
  if (path.startsWith(`${REST_PREFIX}/`) || response.statusCode === NOT_FOUND) return 'other';
  return String(response.getHeader('content-type')).startsWith('text/html') ? 'page' : 'file';
}

const NOT_FOUND = 404;
