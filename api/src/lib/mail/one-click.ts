import express from 'express';
import type { Request, RequestHandler, Response as Reply, Router } from 'express';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { admitted } from '../audience.ts';
import type { Context } from '../context.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { RequestContext } from '../request-context.ts';
import { rememberMethods } from '../rest-methods.ts';
import { cacheControl } from '../rest.ts';

/**
 * Where a mail program sends, by itself, that its reader wants no more emails of a kind
 * (`List-Unsubscribe-Post`, RFC 8058).
 */
export interface OneClickEndpoint {
  /** Below `/api`. */
  path: string;
  /** What the token is called in its query. */
  parameter: string;
  /** The page on which people do the same, which programs that know no such request open. */
  page: string;
  /** How often a network may call it in vain: mail providers do so for many people from few. */
  failureLimit: RateLimit<'network'>;
  /** @throws DomainError when the token does not work */
  unsubscribe(context: Context, token: string): Promise<void>;
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_LIMIT = '4kb';

/**
 * Mounts endpoints that take a form from anywhere, which no other write does: the programs of mail
 * providers are no pages of ours, and send forms. What protects them is that nothing is done as the
 * caller. The token alone decides, which no other site knows, and cookies are not looked at.
 * @param prepare what makes the context, and limits how often an address may call
 */
export function mountOneClick(
  router: Router,
  endpoints: readonly OneClickEndpoint[],
  prepare: readonly RequestHandler[],
  contextOf: (response: Reply) => RequestContext,
): void {
  const readForm = express.raw({ type: FORMS, limit: FORM_LIMIT });
  for (const endpoint of endpoints) {
    router.post(endpoint.path, ...prepare, readForm, takeForm(endpoint, contextOf));
    router.get(endpoint.path, ...prepare, showPage(endpoint));
  }
  const methods = ['get', 'post'];
  rememberMethods(
    router,
    endpoints.flatMap(({ path }) => methods.map((method) => ({ method, path }))),
  );
}

function takeForm(
  endpoint: OneClickEndpoint,
  contextOf: (response: Reply) => RequestContext,
): RequestHandler {
  return async (request, response) => {
    await requireOneClick(request);
    const context = contextOf(response);
    const { failureLimit } = endpoint;
    const token = tokenIn(request, endpoint);
    await admitted(context, { audience: 'anyone', failureLimit }, () =>
      endpoint.unsubscribe(context, token),
    );
    response.set('Cache-Control', cacheControl.personal).json({ unsubscribed: true });
  };
}

function showPage(endpoint: OneClickEndpoint): RequestHandler {
  return (request, response) => {
    const query = new URLSearchParams({ [endpoint.parameter]: tokenIn(request, endpoint) });
    response.set('Cache-Control', cacheControl.personal);
    response.redirect(303, `${endpoint.page}?${query.toString()}`);
  };
}

function tokenIn({ query }: Request, { parameter }: OneClickEndpoint): string {
  const token = query[parameter];
  return typeof token === 'string' ? token : '';
}

/** What opens links to look at them does not send this (RFC 8058, §3.1). */
async function requireOneClick(request: Request): Promise<void> {
  const form = await formOf(request);
  if (form?.get('List-Unsubscribe') === 'One-Click') return;
  throw badInput({ 'List-Unsubscribe': message('fields.choice', { values: 'One-Click' }) });
}

async function formOf(request: Request): Promise<FormData | undefined> {
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) return undefined;
  const headers = { 'Content-Type': request.get('Content-Type') ?? '' };
  try {
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    return undefined;
  }
}
