import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response, Router } from 'express';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { admitted } from './audience.ts';
import type { Admission, Audience } from './audience.ts';
import type { Describable } from './json-schema.ts';
import type { RequestContext } from './request-context.ts';
import { findUnusableValue } from './plain-values.ts';
import { renameFields } from './failures.ts';
import { PAGE_LIMIT } from './pagination.ts';
import type { PageArgs, PageInfo } from './pagination.ts';
import type { RestDescription } from './rest-description.ts';
import { rememberMethods } from './rest-methods.ts';

/** What a REST route answers with. */
export interface Result {
  /** 200 unless given. */
  status?: number;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of a body, with a `Content-Type` among the headers. */
  text?: string | Buffer;
  /** Sent as it comes, in place of a body, with a `Content-Type` among the headers. */
  stream?: AsyncIterable<string>;
  headers?: Readonly<Record<string, string>>;
}

/** The parts of a request that routes read. */
export interface RestRequest {
  /** Named parts of the path. */
  params: Readonly<Record<string, string>>;
  /** Path with `/api`, without the query. */
  path: string;
  query: URLSearchParams;
  /** Parsed JSON body; an empty object without one. */
  body: Readonly<Record<string, unknown>>;
  /** The body as it came, of endpoints that take it so; else nothing. */
  rawBody: Buffer;
  header(name: string): string | undefined;
}

export type RestRoute = (context: RequestContext, request: RestRequest) => Promise<Result> | Result;

/** A route of the REST shim, and what the OpenAPI document says of it. */
export type RestEndpoint = Admission &
  RestDescription &
  RestBody & {
    /** Below `/api`; its parameters are ids. */
    path: string;
    /** What it reads of the query, by name. */
    query?: Readonly<Record<string, Describable>>;
    /** What it reads of the headers, by name. */
    headers?: Readonly<Record<string, Describable>>;
    handle: RestRoute;
  };

/**
 * What a route takes as its body, by its method; null for nothing. A raw body of JSON is not parsed,
 * since what is signed has to be looked at as it came.
 */
type RestBody =
  | { method: 'get' | 'delete'; body?: never; rawBody?: never }
  | { method: 'post' | 'patch' | 'put'; body: Describable | null; rawBody?: never }
  | { method: 'post'; body?: never; rawBody: Describable };

/**
 * Sends what an endpoint answers everybody alike, made once and kept.
 * @param path of the endpoint, below `/api`
 */
export type KeepResult = (
  request: Request,
  response: Response,
  path: string,
  make: () => Promise<Result>,
) => Promise<void>;

/** Mounts the endpoints of a feature. @param keep none where nothing is kept */
export function mount(
  router: Router,
  endpoints: readonly RestEndpoint[],
  contextOf: (response: Response) => RequestContext,
  keep?: KeepResult,
): void {
  for (const endpoint of endpoints) {
    const { method, path, audience, headers, handle } = endpoint;
    const isAlike = method === 'get' && audience === 'public' && headers === undefined;
    const handler: RequestHandler = async (request, response) => {
      const context = contextOf(response);
      const make = async () => {
        const call = () => resultOf(handle, context, readRequest(request));
        return withHeaders(await admitted(context, endpoint, call), audience);
      };
      if (keep && isAlike) await keep(request, response, path, make);
      else await send(response, await make());
    };
    router[method](path, handler);
  }
  rememberMethods(router, endpoints);
}

/** Sends what a route answers with. */
export async function sendResult(
  response: Response,
  result: Result,
  audience: Audience,
): Promise<void> {
  await send(response, withHeaders(result, audience));
}

/** With all headers that say how it is to be read and kept. */
function withHeaders(result: Result, audience: Audience): Result {
  const headers = {
    'Cache-Control': cacheControl[audience === 'public' ? 'public' : 'personal'],
    ...(result.text === undefined &&
      !result.stream && { 'Content-Type': 'application/json; charset=utf-8' }),
    ...result.headers,
  };
  return { ...result, headers };
}

async function send(response: Response, result: Result): Promise<void> {
  const { status = 200, headers = {}, text, stream, body } = result;
  response.set(headers);
  response.status(status);
  if (stream) await pipeline(Readable.from(stream), response);
  else if (text === undefined) response.json(body);
  else response.send(text);
}

async function resultOf(
  handle: RestRoute,
  context: RequestContext,
  request: RestRequest,
): Promise<Result> {
  try {
    return await handle(context, request);
  } catch (error) {
    // What services call by the names of GraphQL has other names in a query string.
    throw renameFields(error, { after: 'cursor', first: 'limit' });
  }
}

/** Sends a browser on. */
export function redirect(location: string): Result {
  return { status: 303, headers: { Location: location, 'Content-Type': 'text/plain' }, text: '' };
}

/** Public answers may be kept for 30 seconds and shown for 300 more while a new one is fetched. */
export const cacheControl: Readonly<Record<'public' | 'personal', string>> = {
  public: 'public, max-age=30, stale-while-revalidate=300',
  personal: 'private, no-store',
};

/**
 * The page that `limit` and `cursor` ask for.
 * @throws DomainError BAD_USER_INPUT for a limit outside 1 to 100.
 */
export function pageOfQuery(
  query: URLSearchParams,
  defaultLimit: number,
): PageArgs & { first: number } {
  const limit = query.get('limit');
  const first = limit === null ? defaultLimit : Number(limit);
  if (!Number.isInteger(first) || first < 1 || first > PAGE_LIMIT) {
    throw badInput({ limit: message('fields.range', { min: 1, max: PAGE_LIMIT }) });
  }
  return { first, after: query.get('cursor') };
}

/** Headers of a list: how many there are in all, and where the next page is (RFC 8288). */
export function nextPageLink(
  { path, query }: RestRequest,
  { hasNextPage, endCursor }: PageInfo,
  totalCount: number,
): Record<string, string> {
  const headers = { 'X-Total-Count': String(totalCount) };
  if (!hasNextPage || endCursor === null) return headers;
  const next = new URLSearchParams(query);
  next.set('cursor', endCursor);
  return { ...headers, Link: `<${path}?${next.toString()}>; rel="next"` };
}

function readRequest(request: Request): RestRequest {
  const { pathname, searchParams } = new URL(request.originalUrl, 'http://localhost');
  const params = request.params as Record<string, string>;
  const errors = findUnusableValue({ ...params, ...Object.fromEntries(searchParams) });
  if (errors) throw badInput(errors);
  return {
    params,
    path: pathname,
    query: searchParams,
    body: isObject(request.body) ? request.body : {},
    rawBody: Buffer.isBuffer(request.body) ? request.body : NO_BODY,
    header: (name) => request.get(name),
  };
}

const NO_BODY = Buffer.alloc(0);

function isObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)
  );
}
