import {
  deleteOtherSessions,
  deleteSessionOf,
  findSessionsOf,
} from '#db/accounts/session.repository.ts';
import type { SessionRow } from '#db/accounts/session.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { requireUser } from '#api/lib/context.ts';
import type { ActingSession, Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';

/** Where the caller is logged in. @throws DomainError UNAUTHENTICATED */
export async function listOwnSessions(context: Context): Promise<SessionRow[]> {
  const { id } = requireUser(context);
  return findSessionsOf(context.sql, id, requireSession(context).tokenHash, context.now);
}

/**
 * Ends one of the caller's sessions; ending the one that asks logs out.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND, also for a session of somebody else.
 */
export async function endOwnSession(context: RequestContext, sessionId: number): Promise<void> {
  const { id } = requireUser(context);
  const { tokenHash } = requireSession(context);
  const ended = await deleteSessionOf(context.sql, id, sessionId);
  if (!ended) throw new DomainError('NOT_FOUND', 'accounts.sessionNotFound');
  context.record('sessions-ended');
  if (Buffer.from(ended).equals(tokenHash)) context.caller.sessionCookie.clear();
}

/** Ends all sessions of the caller but this one. @returns how many */
export async function endOtherSessions(context: Context): Promise<number> {
  const { id } = requireUser(context);
  const count = await deleteOtherSessions(context.sql, id, requireSession(context).tokenHash);
  context.record('sessions-ended');
  return count;
}

function requireSession({ session }: Context): ActingSession {
  if (!session) throw new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');
  return session;
}
