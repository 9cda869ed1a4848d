import { hash } from 'node:crypto';
import type { Request } from 'express';
import type { PageOperation } from '#domain/rendering/page-contract.ts';

/** A query as it came, apart from who sent it. */
export interface SentQuery {
  /** Of the operation. */
  text: string;
  /** What else the response depends on, of the request itself. */
  rest: string;
}

/** What the response to a query depends on beside the query. */
interface Surroundings {
  language: string;
  origin: string;
}

/** Headers by which requests show that no page of another site made them. */
const PREFLIGHTED = ['x-apollo-operation-name', 'apollo-require-preflight'] as const;

/**
 * What a request asks, if it is one whose result may be kept: the text of a query with its variables,
 * and nothing that changes what they mean.
 */
export function readQuery(request: Request): SentQuery | undefined {
  const parts = request.method === 'POST' ? readBody(request.body) : readAddress(request);
  if (!parts) return undefined;
  const { query, variables, operationName } = parts;
  const { accept, 'content-type': contentType } = request.headers;
  const isSafe = PREFLIGHTED.some((name) => request.headers[name]);
  const isPost = request.method === 'POST';
  const rest = [isPost || isSafe, request.method, contentType, accept, operationName];
  return { text: query, rest: JSON.stringify([...rest, sorted(variables)]) };
}

/** What a page asks. @param text of its document */
export function pageQuery(text: string, { variables, operationName }: PageOperation): SentQuery {
  return { text, rest: JSON.stringify(['page', operationName, sorted(variables)]) };
}

/** Under which the response to a query is kept. */
export function keyOf({ text, rest }: SentQuery, { language, origin }: Surroundings): string {
  // JSON has no line breaks of its own, so that no two requests run together.
  return hash('sha256', `${language} ${origin}\n${rest}\n${text}`, 'base64url');
}

interface QueryParts {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

function readBody(body: unknown): QueryParts | undefined {
  if (!isRecord(body)) return undefined;
  const { query, variables, operationName, extensions } = body;
  return partsOf({ query, variables, operationName, extensions });
}

function readAddress({ method, originalUrl }: Request): QueryParts | undefined {
  const start = originalUrl.indexOf('?');
  if (method !== 'GET' || start < 0) return undefined;
  const sent = new URLSearchParams(originalUrl.slice(start));
  const names = ['query', 'variables', 'operationName', 'extensions'] as const;
  if (names.some((name) => sent.getAll(name).length > 1)) return undefined;
  return partsOf({
    query: sent.get('query'),
    variables: parsed(sent.get('variables')),
    operationName: sent.get('operationName'),
    extensions: parsed(sent.get('extensions')),
  });
}

function partsOf(sent: Record<keyof QueryParts | 'extensions', unknown>): QueryParts | undefined {
  const { query, variables, operationName, extensions } = sent;
  if (typeof query !== 'string') return undefined;
  if (operationName != null && typeof operationName !== 'string') return undefined;
  if (variables != null && !isRecord(variables)) return undefined;
  // A query may come by its hash alone.
  if (extensions != null && (!isRecord(extensions) || 'persistedQuery' in extensions)) {
    return undefined;
  }
  return { query, variables: variables ?? {}, operationName: operationName ?? null };
}

/** JSON in an address; what is none is nothing that could be kept. */
function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return (JSON.parse(text) as unknown) ?? text;
  } catch {
    return text;
  }
}

/** The same values with their names in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
