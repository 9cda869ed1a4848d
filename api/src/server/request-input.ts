import type { Request, RequestHandler } from 'express';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { findUnusableValue } from '#api/lib/plain-values.ts';

/** A name or an address, and perhaps a port, and nothing else (RFC 9110 §7.2). */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Refuses requests whose `Host` could be no part of an address, such as one with credentials. */
export const requireHost: RequestHandler = (request, _response, next) => {
  checkHost(request);
  next();
};

/** @throws DomainError BAD_USER_INPUT for a request with such a `Host`. */
export function checkHost(request: Request): void {
  if (HOST.test(request.host) && HOST.test(request.get('Host') ?? '')) return;
  throw badInput({ Host: message('errors.malformedRequest') });
}

/** Refuses bodies with values that no field could hold. */
export const requireUsableBody: RequestHandler = ({ body }, _response, next) => {
  const errors = findUnusableValue(body);
  if (errors) throw badInput(errors);
  next();
};

/** Refuses the same in the parts of a GraphQL request, whose variables are named as its fields are. */
export const requireUsableQuery: RequestHandler = ({ method, query, body }, _response, next) => {
  const { variables, ...others } = method === 'GET' ? readAddress(query) : asObject(body);
  const errors = findUnusableValue(variables) ?? findUnusableValue(others);
  if (errors) throw badInput(errors);
  next();
};

/** What the address of a query that is sent by GET carries as JSON. */
function readAddress({ variables, extensions }: Readonly<Record<string, unknown>>) {
  return { variables: parsed(variables), extensions: parsed(extensions) };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** JSON that somebody sent, or nothing where it is none. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
