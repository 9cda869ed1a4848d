import { randomUUID } from 'node:crypto';
import { lockPassword } from '#db/accounts/account.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { deleteSessionsOf } from '#db/accounts/session.repository.ts';
import { inTransaction } from '#db/lib/transaction.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import {
  eraseUser,
  findDeletionObstacles,
  setDeletionDue,
  takeLeavingUser,
} from '#db/privacy/account-deletion.repository.ts';
import type { DeletionObstacles } from '#db/privacy/account-deletion.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { requireReauthentication, wrongPassword } from '#api/features/accounts/reauthentication.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import type { RequestContext } from '#api/lib/request-context.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { accountDeletedMail, deletionRequestedMail } from './deletion.mails.ts';

/** How long an account can be restored. */
const GRACE_MS = 14 * DAY_MS;

/** What stands in the way of deleting the caller's account. @throws DomainError UNAUTHENTICATED */
export async function obstaclesOf(context: Context): Promise<DeletionObstacles> {
  return findDeletionObstacles(context.sql, requireUser(context).id);
}

/**
 * Has the caller's account deleted in fourteen days, and logs it out everywhere.
 * @returns when it is deleted, epoch milliseconds
 * @throws DomainError UNAUTHENTICATED; CONFLICT while bookings are live or studios listed;
 *   BAD_USER_INPUT for a wrong password; FORBIDDEN without one in a session that is not fresh;
 *   RATE_LIMITED.
 */
export async function requestAccountDeletion(
  context: RequestContext,
  password: string,
): Promise<number> {
  const { id, email, name, username } = requireUser(context);
  const checked = await requireReauthentication(context, id, password);
  const { now } = context;
  const dueAt = now + GRACE_MS;
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    if (!(await lockPassword(db, id, checked, 'change'))) throw wrongPassword('password');
    const { bookings, studios } = await findDeletionObstacles(db, id);
    if (bookings > 0) throw new DomainError('CONFLICT', 'privacy.liveBookings');
    if (studios > 0) throw new DomainError('CONFLICT', 'privacy.ownStudios');
    await setDeletionDue(db, id, dueAt);
    await deleteSessionsOf(db, id);
    const mail = { recipient: email, data: { name, username, dueAt }, key: randomUUID() };
    await writeMail(db, deletionRequestedMail, [mail], now);
  });
  context.record('deletion-requested');
  context.caller.sessionCookie.clear();
  return dueAt;
}

/** Keeps the caller's account after all. @throws DomainError UNAUTHENTICATED */
export async function restoreAccount(context: Context): Promise<UserRow> {
  const user = requireUser(context);
  await setDeletionDue(context.sql, user.id, null);
  return { ...user, deletionDueAt: null };
}

/**
 * Deletes accounts whose time is over at `now` (epoch milliseconds), each in a transaction of its
 * own with the email that is about it.
 * @returns how many
 */
export async function deleteLeavingAccounts(orm: Orm, now: number): Promise<number> {
  const deleteNext = () =>
    inTransaction(orm, async (em) => {
      const db = sqlOf(em);
      const user = await takeLeavingUser(db, now);
      if (!user) return false;
      await eraseUser(db, user, now);
      const { id, email, name, username } = user;
      const mail = { recipient: email, data: { name, username }, key: String(id) };
      await writeMail(db, accountDeletedMail, [mail], now);
      return true;
    });
  let count = 0;
  while (await deleteNext()) count += 1;
  return count;
}
