import type { RequestHandler } from 'express';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { SendFailure } from './errors.ts';

/**
 * Answers UNAVAILABLE when a request is not answered in time, whatever it waits for. What has begun
 * for it goes on to its own end, as its budget and the time-outs of the database set it, and is
 * told to nobody.
 */
export function limitTime(milliseconds: number, sendFailure: SendFailure): RequestHandler {
  return (request, response, next) => {
    const timer = setTimeout(() => {
      if (response.headersSent) return;
      const error = new DomainError('UNAVAILABLE', 'errors.tookTooLong', { retryAfter: 10 });
      sendFailure(error, request, response);
    }, milliseconds);
    response.once('close', () => clearTimeout(timer));
    next();
  };
}
