import { hostname } from 'node:os';
import { pino } from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';
import { loggedError } from './logged-error.ts';
import type { LoggedError } from './logged-error.ts';
import { loggedUrl } from './logged-url.ts';
import { standardOutput } from './log-output.ts';

interface LoggedRequest {
  id: unknown;
  method: string;
  url: string;
  originalUrl?: string;
}

/** What of the log goes elsewhere too, or comes from elsewhere. */
export interface LogHooks {
  /** Called with each entry about an unexpected error, as it is logged. Must not throw. */
  report?: (entry: ErrorEntry) => void;
  /** What every entry says besides, such as which trace it belongs to. */
  facts?: () => object;
  /** The number of the process, which every entry says too; undefined when it is the only one. */
  process?: number | undefined;
}

/** An entry about an unexpected error. */
export interface ErrorEntry {
  /** What was being done, in words of our own. */
  what: string;
  /** Which callers were told, if any. */
  errorId: string | undefined;
  error: LoggedError;
}

/**
 * Opens the log, one JSON object a line. What is logged as `err`, `req`, `res` and `url` is
 * stripped of secrets and of what people sent here, so that nobody who logs has to think of it.
 * @param destination the standard output, unless it is given
 */
export function openLog(
  level: string,
  destination: DestinationStream = standardOutput(),
  { report, facts, process: number }: LogHooks = {},
): Logger {
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
  return pino(
    {
      level,
      serializers,
      ...(number !== undefined && {
        base: { pid: process.pid, hostname: hostname(), process: number },
      }),
      ...(facts && { mixin: facts }),
      ...(report && { hooks: { logMethod: reporting(report) } }),
    },
    destination,
  );
}

/** The level from which an error is a defect: what is expected to happen is logged below it. */
const ERROR = 50;

/** Logs, and reports what is logged about errors. */
function reporting(report: (entry: ErrorEntry) => void): LogMethod {
  return function logAndReport(args, log, level) {
    log.apply(this, args);
    const [facts, what] = args as readonly unknown[];
    if (level < ERROR || typeof facts !== 'object' || facts === null || !('err' in facts)) return;
    const error = loggedError(facts.err);
    if (typeof error === 'string') return;
    const errorId = 'errorId' in facts ? String(facts.errorId) : undefined;
    report({ what: typeof what === 'string' ? what : error.type, errorId, error });
  };
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;
