import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import type { Addressee } from './password-reset.repository.ts';

/** A user who has not yet shown that their address is theirs; undefined for everybody else. */
export async function findUnverifiedUser(db: Sql, userId: number): Promise<Addressee | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'name'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
}

/** Notes at `now` (epoch milliseconds) that a user's address is theirs. The first time counts. */
export async function markEmailVerified(db: Sql, userId: number, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: instant(now) })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}
