import { inspect } from 'node:util';
import { EmbeddedServerError } from '#db/embedded/embedded-server-error.ts';
import { ConfigError } from './config-fields.ts';

const NO_ANSWER = 'The database does not answer in time. Correct DATABASE_URL.';

const FULL_DISK = 'The disk is full. Make room on it.';

/** What pg says, without a code, of a connection that is not made in time. */
const CONNECTION_TIMEOUT = /connection timeout|timeout expired/;

/** What the person who starts the product can do about it, by the code of the error. */
const advice: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program. Set PORT to another one, or to 0 for any that is free.`,
  EACCES: ({ port, path }) =>
    port === undefined
      ? `${path} must not be written to. Set DATA_DIR to a folder that may be.`
      : `Port ${port} must not be listened on by this account. Set PORT to another one, such as 4000.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address}. Correct HOST.`,
  ECONNREFUSED: ({ address, port }) =>
    `No database results at ${address}:${port}. Correct DATABASE_URL, or start the database.`,
  ETIMEDOUT: () => NO_ANSWER,
  ENOTFOUND: ({ hostname }) => `There is no host ${hostname}. Correct DATABASE_URL or HOST.`,
  EAI_AGAIN: ({ hostname }) => `The host ${hostname} cannot be looked up. Correct DATABASE_URL.`,
  ENOSPC: () => FULL_DISK,
  // PostgreSQL's own: wrong password, unknown account, unknown database, missing right, full disk.
  '28P01': ({ message }) => `The database refuses the login: ${message}. Correct DATABASE_URL.`,
  '28000': ({ message }) => `The database refuses the login: ${message}. Correct DATABASE_URL.`,
  '3D000': ({ message }) => `The ${message}. Create it, or correct DATABASE_URL.`,
  '42501': ({ message }) => `The database account lacks a right: ${message}.`,
  '53100': () => FULL_DISK,
};

interface SystemError extends Error {
  code: string;
  address?: string;
  port?: number;
  path?: string;
  hostname?: string;
}

/**
 * Why the start, or what else was to be done, failed: a plain sentence for what is known to happen,
 * else the whole error.
 */
export function explainFailedStart(error: unknown, what = 'Roomtone could not start'): string {
  for (let cause = error; cause instanceof Error; cause = innerError(cause)) {
    if (cause instanceof ConfigError || cause instanceof EmbeddedServerError) return cause.message;
    if (CONNECTION_TIMEOUT.test(cause.message)) return NO_ANSWER;
    if (isSystemError(cause)) {
      const sentence = advice[cause.code]?.(cause);
      if (sentence) return sentence;
    }
  }
  return `${what}: ${inspect(error)}`;
}

/** The cause, or the first of several attempts at addresses of one host. */
function innerError(error: Error): unknown {
  return error instanceof AggregateError ? error.errors[0] : error.cause;
}

function isSystemError(error: Error): error is SystemError {
  return 'code' in error && typeof error.code === 'string';
}
