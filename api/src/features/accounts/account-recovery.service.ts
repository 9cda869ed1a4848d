import { endAccess } from '#db/accounts/account-recovery.repository.ts';
import { deleteRecentIdentities } from '#db/accounts/identity.repository.ts';
import type { Sql } from '#db/orm.ts';
import { providerNames, RECENT_IDENTITY_MS } from '#domain/accounts/social.ts';

/** What taking an account back has changed, as emails tell its holder. */
export interface TakenBack {
  /** Sign-in methods that were disconnected, as people know them, one after the other. */
  disconnected: string;
  /** Whether the account was about to be deleted. */
  deletionCancelled: number;
}

/**
 * Gives an account back to its holder, who has just shown that it is theirs, in the transaction of
 * `db` at `now` (epoch milliseconds): whatever somebody else may have left behind to come back by is
 * gone. That is why sign-in methods that were connected of late go too, unless the holder says that
 * it was them; but never the one that the account was made with. A second factor stays: it is harder
 * to come by than a mailbox.
 */
export async function takeBackAccount(
  db: Sql,
  userId: number,
  { now, identities }: { now: number; identities: 'disconnect-recent' | 'keep' },
): Promise<TakenBack> {
  const { deletionCancelled } = await endAccess(db, userId);
  const since = now - RECENT_IDENTITY_MS;
  const gone = identities === 'keep' ? [] : await deleteRecentIdentities(db, userId, since);
  return {
    disconnected: gone
      .map(({ provider, label }) => `${providerNames[provider]} (${label})`)
      .join(', '),
    deletionCancelled: Number(deletionCancelled),
  };
}
