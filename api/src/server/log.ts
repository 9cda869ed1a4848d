import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { loggedError } from './logged-error.ts';
import { loggedUrl } from './logged-url.ts';

interface LoggedRequest {
  id: unknown;
  method: string;
  url: string;
  originalUrl?: string;
}

/**
 * Opens the log. What is logged as `err`, `req`, `res` and `url` is stripped of secrets and of what
 * people sent here, so that nobody who logs has to think of it.
 * @param destination the standard output, unless it is given
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const serializers = {
    err: loggedError,
    url: loggedUrl,
    req: ({ id, method, url, originalUrl = url }: LoggedRequest) => ({
      id,
      method,
      url: loggedUrl(originalUrl),
    }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  };
  const options = { level, serializers };
  return destination ? pino(options, destination) : pino(options);
}
