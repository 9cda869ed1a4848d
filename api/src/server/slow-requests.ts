import type { Request, RequestHandler, Response } from 'express';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { SendFailure } from './errors.ts';
import { limitTime } from './request-deadline.ts';

/** What a body has to bring in each second that it takes longer than any request may. */
const BYTES_PER_SECOND = 16 * 1024;

/** How long a request with so many bytes may take, in ms, of which any may take `requestMs`. */
function timeFor(requestMs: number, bytes: number): number {
  return requestMs + (bytes / BYTES_PER_SECOND) * 1000;
}

/**
 * Ends requests whose bodies come so slowly that they only hold a connection: with UNAVAILABLE, or
 * without a word when they have been answered already and still go on.
 */
export function limitSlowBodies(requestMs: number, sendFailure: SendFailure): RequestHandler {
  return (request, response, next) => {
    if (!hasBody(request)) return next();
    const { socket } = request;
    const startedAt = performance.now();
    const bytesBefore = socket.bytesRead;
    let timer: NodeJS.Timeout | undefined;

    const endIfSlow = () => {
      if (request.complete) return;
      const allowed = timeFor(requestMs, socket.bytesRead - bytesBefore);
      const left = startedAt + allowed - performance.now();
      if (left > 0) timer = setTimeout(endIfSlow, left);
      else endSlow(request, response, sendFailure);
    };
    endIfSlow();
    response.once('close', () => {
      clearTimeout(timer);
      // Nothing of it is kept for longer than it takes: there may be thousands in a second.
      if (request.complete) return;
      // What is refused before it has come is still read for a while, so that its sender, who may
      // not listen before they have sent it all, gets to hear why.
      setTimeout(() => request.complete || request.destroy(), requestMs).unref();
    });
    next();
  };
}

function endSlow(request: Request, response: Response, sendFailure: SendFailure): void {
  // Once it is answered, whoever still reads it hears of its end from nobody else.
  response.once('close', () => request.destroy());
  if (response.headersSent) return;
  const error = new DomainError('UNAVAILABLE', 'errors.tookTooLong', { retryAfter: 10 });
  sendFailure(error, request, response);
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Limits what is done with a file of so many bytes, once it has come, as other requests are. */
export function limitUploadWork(requestMs: number, sendFailure: SendFailure) {
  return (request: Request, response: Response, bytes: number) => {
    limitTime(timeFor(requestMs, bytes), sendFailure)(request, response, () => undefined);
  };
}
