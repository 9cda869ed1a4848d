import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Language } from '#domain/accounts/language.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import type { FieldErrors } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { asDomainError, failureOf, statusOf } from '#api/lib/failures.ts';
import { allowedMethods } from '#api/lib/rest-methods.ts';
import type { Context } from '#api/lib/context.ts';
import type { Failure } from '#api/lib/failures.ts';
import { eventRecorder, recordRefusal } from './security-log.ts';

/** Largest JSON body that is read. */
export const BODY_LIMIT = '256kb';

/** What callers are told of any error. Defects are logged under an id, which is all that is told. */
export function describeError(error: unknown, log: Logger, language?: Language): Failure {
  const known = requestError(error) ?? asDomainError(error);
  if (known) {
    // What was unavailable is nothing that callers are told, and what operators look for first.
    if (known.code === 'UNAVAILABLE' && known.cause) log.warn({ err: known.cause }, 'unavailable');
    return failureOf(known, language);
  }
  const errorId = randomUUID();
  log.error({ err: error, errorId }, 'unexpected error');
  return { ...failureOf(new DomainError('INTERNAL', 'errors.internal'), language), errorId };
}

/** Errors of Express and its body parser, as ours. */
function requestError(error: unknown): DomainError | undefined {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.parse.failed':
      return badInput({ body: message('errors.malformedJson') });
    case 'entity.too.large':
      return badInput({ body: message('errors.bodyTooLarge', { limit: BODY_LIMIT }) });
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return badInput({ body: message('errors.jsonRequired') });
    default:
      return isRefusal(error)
        ? badInput({ request: message('errors.malformedRequest') })
        : undefined;
  }
}

/** Whether the framework itself found the request at fault, as a path that cannot be decoded. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN;
  return status >= 400 && status < 500;
}

/** Answers a request with a failure. */
export type SendFailure = (error: unknown, request: Request, response: Response) => void;

/** Answers failed requests: as GraphQL does on its path, as the REST shim does elsewhere. */
export function failureSender(log: Logger): SendFailure {
  return (error, request, response) => {
    const failure = describeError(error, log);
    const { context } = response.locals as { context?: Context };
    recordRefusal(context?.record ?? eventRecorder(log, request), error);
    response.set('Cache-Control', 'private, no-store');
    if (failure.retryAfter !== undefined) response.set('Retry-After', String(failure.retryAfter));
    response.status(tellingStatus(error) ?? statusOf[failure.code]);
    const { message: text, ...extensions } = failure;
    const isGraphql = /^\/graphql(?:[/?]|$)/.test(request.originalUrl);
    response.json(isGraphql ? { errors: [{ message: text, extensions }] } : failure);
  };
}

/** Has requests that fail answered by `sendFailure`, unless they have been, as far as that still can be done. */
export function errorHandler(sendFailure: SendFailure, log: Logger): ErrorRequestHandler {
  // Express tells error handlers from others by their four parameters.
  return (error: unknown, request, response, _next) => {
    // By the deadline, while what has failed now, or come too late, went on.
    if (response.writableEnded) return;
    if (!response.headersSent) return sendFailure(error, request, response);
    describeError(error, log);
    response.destroy();
  };
}

/** What HTTP has a status of its own for: a method, a size and a type that are not taken. */
const TELLING_STATUSES: readonly unknown[] = [405, 413, 415];

/** The status that says more than the code of a failure does, whatever the error has been worded as. */
function tellingStatus(error: unknown): number | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('status' in cause && TELLING_STATUSES.includes(cause.status)) return Number(cause.status);
  }
  return undefined;
}

/** Bad input with a status of its own. */
function refusal(status: number, fields: FieldErrors): DomainError {
  return badInput(fields, Object.assign(new Error(`status ${status}`), { status }));
}

/** Answers requests below `/api` that no route takes: at all, or by this method (RFC 9110 §15.5.6). */
export const unknownEndpoint: RequestHandler = (_request, response) => {
  const allowed = allowedMethods(response);
  if (allowed.length === 0) throw new DomainError('NOT_FOUND', 'errors.notFound');
  const methods = allowed.join(', ');
  response.set('Allow', methods);
  throw refusal(405, { method: message('fields.choice', { values: methods }) });
};

/** Refuses bodies that are not JSON, which a form of another site could send (RFC 9110 §15.5.16). */
export const requireJson: RequestHandler = (request, _response, next) => {
  const hasBody =
    Number(request.get('Content-Length') ?? 0) > 0 || request.get('Transfer-Encoding');
  if (hasBody && !request.is('application/json')) {
    throw refusal(415, { body: message('errors.jsonRequired') });
  }
  next();
};
