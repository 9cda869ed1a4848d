import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** Logs who asked for what: neither cookies, nor bodies, nor the tokens of mailed links. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
        id,
        method,
        url: withoutTokens(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : 'info',
  });
}

/** An address as it may be logged. */
export function withoutTokens(url: string): string {
  return url.replaceAll(/([?&]token=)[^&#]*/gi, '$1…');
}
