import { deleteSession, findSession, touchSession } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { Session } from '#db/accounts/session.entity.ts';
import { deleteSurplusSessions } from '#db/accounts/session.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { EntityManager, Sql } from '#db/orm.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import type { ActingSession } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';

const REMEMBERED_FOR_MS = 30 * DAY_MS;
/** How long any session lasts at most, however much it is used. */
const LONGEST_MS = 30 * DAY_MS;
/** How long a session lasts unused whose cookie ends with the browser. */
const BROWSER_SESSION_MS = 12 * HOUR_MS;
/** Use is noted at most this often, so that reading does not mean writing. */
const TOUCH_AFTER_MS = 5 * MINUTE_MS;

/** As much of a `User-Agent` header as is kept. */
const USER_AGENT_LIMIT = 400;

/** Where and when a session is started. */
export type SessionStart = Pick<RequestContext, 'now' | 'caller'>;

/** Starts a session for a user in the transaction of `em`, and gives the caller its cookie. */
export async function startSession(
  em: EntityManager,
  { now, caller }: SessionStart,
  userId: number,
  rememberMe: boolean,
): Promise<void> {
  const token = newToken();
  em.create(Session, {
    user: userId,
    tokenHash: hashToken(token),
    rememberMe,
    userAgent: caller.userAgent.slice(0, USER_AGENT_LIMIT),
    address: caller.address,
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + lifetime(rememberMe)),
  });
  await em.flush();
  await deleteSurplusSessions(sqlOf(em), userId);
  caller.sessionCookie.set(token, rememberMe ? REMEMBERED_FOR_MS / 1000 : undefined);
}

/** Ends the caller's session, if there is one. */
export async function endSession(
  db: Sql,
  { session, caller }: Pick<RequestContext, 'session' | 'caller'>,
): Promise<void> {
  if (session) await deleteSession(db, session.tokenHash);
  caller.sessionCookie.clear();
}

/** Who a session token from a cookie stands for, and prolongs the session up to its longest time. */
export async function resumeSession(
  sql: Sql,
  token: string,
  now: number,
): Promise<{ user: UserRow; session: ActingSession } | undefined> {
  const tokenHash = hashToken(token);
  const found = await findSession(sql, tokenHash, now);
  if (!found) return undefined;
  const { sessionId, rememberMe, beganAt, lastSeenAt, user } = found;
  if (now - lastSeenAt > TOUCH_AFTER_MS) {
    const expiresAt = Math.min(now + lifetime(rememberMe), beganAt + LONGEST_MS);
    await touchSession(sql, sessionId, now, expiresAt);
  }
  return { user, session: { tokenHash, rememberMe } };
}

function lifetime(rememberMe: boolean): number {
  return rememberMe ? REMEMBERED_FOR_MS : BROWSER_SESSION_MS;
}
