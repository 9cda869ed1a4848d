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

/** How much of the log waits at most while it cannot be written. What exceeds that is lost. */
const WAITING_BYTES = 4 * 1024 * 1024;

/**
 * Opens the log, one JSON object a line. What is logged as `err`, `req`, `res` and `url` is
 * stripped of secrets and of what people sent here, so that nobody who logs has to think of it.
 * @param destination the standard output, unless it is given
 */
export function openLog(level: string, destination: DestinationStream = standardOutput()): Logger {
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
  return pino({ level, serializers }, destination);
}

/**
 * When the standard output cannot be written, as to a file on a full disk, the process goes on, and
 * what waits is written once it can be.
 */
function standardOutput(): DestinationStream {
  const destination = pino.destination({ dest: process.stdout.fd, maxLength: WAITING_BYTES });
  const flush = destination.flushSync.bind(destination);
  // The end of the process would otherwise wait until there is room.
  destination.on('error', () => (destination.flushSync = () => undefined));
  destination.on('write', () => (destination.flushSync = flush));
  return destination;
}
