import type { Sql } from '../orm.ts';

/**
 * Ends whatever lets somebody into an account, or would change whose it is, but the sign-in methods
 * themselves: sessions, links for a new password or address, sign-ins and second factors that have
 * only begun, and a deletion that was asked for. Browsers that were known count as new. A link that
 * gives the account its former address back stays: whoever took the account did not have it sent.
 */
export async function endAccess(db: Sql, userId: number): Promise<{ deletionCancelled: boolean }> {
  const { numUpdatedRows: deletions } = await db
    .updateTable('users')
    .set({ deletion_due_at: null })
    .where('id', '=', userId)
    .where('deletion_due_at', 'is not', null)
    .executeTakeFirst();
  await db.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute();
  await db
    .deleteFrom('mailed_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change-email')
    .execute();
  for (const table of endedTables) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await db
    .deleteFrom('two_factors')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is', null)
    .execute();
  return { deletionCancelled: deletions > 0n };
}

const endedTables = [
  'sessions',
  'known_devices',
  'password_resets',
  'pending_sign_ins',
  'sign_in_attempts',
] as const;
