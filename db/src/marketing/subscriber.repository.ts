import type { Language } from '#domain/accounts/language.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** Somebody on the mailing list, or on the way there. */
export interface SubscriberRow {
  email: string;
  language: string;
  /** Leaves the list. */
  leaveKey: string;
}

/**
 * Puts an address on its way to the list, with a link to confirm it until `expiresAt` (epoch
 * milliseconds). A link from before stops working.
 * @returns undefined when the address is on the list already
 */
export async function awaitConfirmation(
  db: Sql,
  link: {
    email: string;
    language: Language;
    tokenHash: Uint8Array;
    now: number;
    expiresAt: number;
  },
): Promise<SubscriberRow | undefined> {
  const { email, language, tokenHash } = link;
  const token_expires_at = instant(link.expiresAt);
  return db
    .insertInto('subscribers')
    .values({
      email,
      language,
      token_hash: tokenHash,
      token_expires_at,
      created_at: instant(link.now),
    })
    .onConflict((on) =>
      on
        .column('email')
        .doUpdateSet({ language, token_hash: tokenHash, token_expires_at })
        .where('subscribers.confirmed_at', 'is', null),
    )
    .returning(['email', 'language', 'leave_key as leaveKey'])
    .executeTakeFirst();
}

/**
 * Confirms an address at `now` (epoch milliseconds) by the hash of a link's token. Of several that
 * try at once, one succeeds.
 * @returns undefined when the link is used up, expired or made up
 */
export async function confirmSubscriber(
  db: Sql,
  tokenHash: Uint8Array,
  now: number,
): Promise<SubscriberRow | undefined> {
  return db
    .updateTable('subscribers')
    .set({ confirmed_at: instant(now), token_hash: null, token_expires_at: null })
    .where('token_hash', '=', tokenHash)
    .where('token_expires_at', '>', instant(now))
    .returning(['email', 'language', 'leave_key as leaveKey'])
    .executeTakeFirst();
}

/** Takes an address off the list. It does not matter whether it was there. */
export async function removeSubscriber(db: Sql, leaveKey: string): Promise<void> {
  await db.deleteFrom('subscribers').where('leave_key', '=', leaveKey).execute();
}

/** Forgets addresses that nobody confirmed before their link expired at `now` (epoch milliseconds). */
export async function forgetUnconfirmed(db: Sql, now: number): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('token_expires_at', '<=', instant(now))
    .execute();
}
