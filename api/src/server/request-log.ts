import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** Logs who asked for what, as {@link openLog} says that requests are logged. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp({ logger: log, wrapSerializers: false, customLogLevel: levelOf });
}

/** A caller who goes away before the answer, as with a closed tab, is no defect of ours. */
function levelOf(request: IncomingMessage, response: ServerResponse, error?: Error) {
  if (request.readableAborted) return 'info';
  return error || response.statusCode >= 500 ? 'error' : 'info';
}
