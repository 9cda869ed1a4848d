import { insertPendingSignIn } from '#db/accounts/sign-in-attempt.repository.ts';
import type { PendingPerson } from '#db/accounts/sign-in-attempt.repository.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';
import { MINUTE_MS } from '#domain/time/calendar.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';

/** How long somebody may take for what is still missing. */
const PENDING_MS = 15 * MINUTE_MS;
const PENDING_COOKIE = 'roomtone_pending';

/** Keeps what a provider has said of somebody, for their browser only, until the rest is there. */
export async function keepPending(
  { sql, now, caller }: RequestContext,
  pending: PendingPerson | { provider: SocialProvider; userId: number },
): Promise<void> {
  const token = newToken();
  await insertPendingSignIn(sql, hashToken(token), pending, now + PENDING_MS);
  caller.cookies.set(PENDING_COOKIE, token, { maxAgeSeconds: PENDING_MS / 1000, path: '/' });
}

/** What the browser's cookie stands for, as it is stored. */
export function pendingHash({ caller }: RequestContext): Uint8Array | undefined {
  const token = caller.cookies.read(PENDING_COOKIE, { path: '/' });
  return token === undefined ? undefined : hashToken(token);
}

/** Forgets the cookie. */
export function clearPending({ caller }: RequestContext): void {
  caller.cookies.clear(PENDING_COOKIE, { path: '/' });
}
