import { pino } from 'pino';
import type { Logger } from 'pino';

/** How much of the log waits at most while it cannot be written. What exceeds that is lost. */
const WAITING_BYTES = 4 * 1024 * 1024;

/**
 * The log of the process on the standard output, one JSON object a line. When it cannot be written,
 * as to a file on a full disk, the process goes on, and what waits is written once it can be.
 */
export function openLog(level: string): Logger {
  const destination = pino.destination({ dest: process.stdout.fd, maxLength: WAITING_BYTES });
  const flush = destination.flushSync.bind(destination);
  // The end of the process would otherwise wait until there is room.
  destination.on('error', () => (destination.flushSync = () => undefined));
  destination.on('write', () => (destination.flushSync = flush));
  return pino({ level }, destination);
}
