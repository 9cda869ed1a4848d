import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** Logs who asked for what, as {@link openLog} says that requests are logged. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    wrapSerializers: false,
    customLogLevel: levelOf,
    // Made up for the status alone, it would only say where it was made.
    customErrorObject: (_request, _response, { message }, logged: object) => ({
      ...logged,
      err: message,
    }),
  });
}

/** The service cannot now, as when too many ask: that is no defect, but somebody should know. */
const UNAVAILABLE = 503;

/** A caller who goes away before the response, as with a closed tab, is no defect of ours. */
function levelOf(request: IncomingMessage, response: ServerResponse, error?: Error) {
  if (request.readableAborted) return 'info';
  if (error) return 'error';
  if (response.statusCode === UNAVAILABLE) return 'warn';
  return response.statusCode > 499 ? 'error' : 'info';
}
