import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import type { LinkPurpose } from './mailed-link.entity.ts';
import type { Addressee } from './password-reset.repository.ts';

/** Notes which address a user wants, once it is confirmed; null for none. */
export async function setPendingEmail(
  db: Sql,
  userId: number,
  email: string | null,
): Promise<void> {
  await db.updateTable('users').set({ pending_email: email }).where('id', '=', userId).execute();
}

/** The user, if they still want `email` and nobody has an account with it. */
export async function findUserAwaiting(
  db: Sql,
  userId: number,
  email: string,
): Promise<Addressee | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'name'])
    .where('id', '=', userId)
    .where('pending_email', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('users as others').select('others.id').where('others.email', '=', email)),
      ),
    )
    .executeTakeFirst();
}

/** Whether a user waits for `email` to be confirmed. */
export async function isEmailPending(db: Sql, userId: number, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('pending_email', '=', email)
    .executeTakeFirst();
  return user !== undefined;
}

/**
 * Gives a user another address, which counts as theirs from `now` (epoch milliseconds). What was
 * mailed to the one before opens nothing any more.
 */
export async function replaceEmail(
  db: Sql,
  userId: number,
  email: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, pending_email: null, email_verified_at: instant(now) })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await deleteLinks(db, userId, ['verify-email', 'change-email']);
}

async function deleteLinks(db: Sql, userId: number, purposes: LinkPurpose[]): Promise<void> {
  await db
    .deleteFrom('mailed_links')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();
}

/**
 * Removes a link that undoes a change of address, and those of later changes: whoever takes back
 * the first takes back what followed from it.
 */
export async function deleteUndoLinksFrom(db: Sql, userId: number, linkId: number): Promise<void> {
  await db
    .deleteFrom('mailed_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'undo-email')
    .where('id', '>=', linkId)
    .execute();
}
