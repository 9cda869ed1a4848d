import type { Request } from 'express';
import type { Logger } from 'pino';
import { asDomainError } from '#api/lib/failures.ts';
import type { RecordEvent } from '#api/lib/security-events.ts';

/** What records the security events of a request, by `userId` unless they say otherwise. */
export function eventRecorder(log: Logger, { ip, id }: Request, userId?: number): RecordEvent {
  return recorder(log, { userId, address: ip, requestId: id });
}

/** What records the security events of what is done at the command line. */
export function commandRecorder(log: Logger): RecordEvent {
  return recorder(log, { by: 'command' });
}

function recorder(log: Logger, common: object): RecordEvent {
  return (event, facts) => {
    log.info({ security: event, ...common, ...facts }, 'security event');
  };
}

/** Records that something was refused to somebody who may not do it, or too often. */
export function recordRefusal(record: RecordEvent, error: unknown): void {
  const known = asDomainError(error);
  if (known?.code === 'FORBIDDEN') record('forbidden', { why: known.text.key });
  if (known?.code === 'RATE_LIMITED') record('rate-limited', { why: known.text.key });
}
