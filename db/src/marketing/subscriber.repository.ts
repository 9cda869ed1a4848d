import { sql } from 'kysely';
import type { Language } from '#domain/accounts/language.ts';
import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

const isOnList = sql<boolean>`(
  subscribers.confirmed_at IS NOT NULL AND subscribers.left_at IS NULL
)`;

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
        .doUpdateSet({
          language,
          token_hash: tokenHash,
          token_expires_at,
          confirmed_at: null,
          left_at: null,
        })
        .where((is) =>
          is.or([
            is('subscribers.confirmed_at', 'is', null),
            is('subscribers.left_at', 'is not', null),
          ]),
        ),
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

/** Somebody who has a key of an email of the list. */
export interface Reader {
  email: string;
  /** Whether they are on the list. */
  isOn: boolean;
}

/** Whose key this is; undefined when it is nobody's, or they left some days ago. */
export async function findReader(db: Sql, leaveKey: string): Promise<Reader | undefined> {
  return db
    .selectFrom('subscribers')
    .select(['email', isOnList.as('isOn')])
    .where('leave_key', '=', leaveKey)
    .executeTakeFirst();
}

/**
 * Takes an address off the list at `now` (epoch milliseconds), so that it can come back for some
 * days. It does not matter whether it was there. One that was on its way there is forgotten.
 */
export async function leaveList(db: Sql, leaveKey: string, now: number): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ left_at: instant(now) })
    .where('leave_key', '=', leaveKey)
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .execute();
  await db
    .deleteFrom('subscribers')
    .where('leave_key', '=', leaveKey)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Puts an address on the list again that has left it. @returns undefined when it is forgotten */
export async function returnToList(db: Sql, leaveKey: string): Promise<Reader | undefined> {
  return db
    .updateTable('subscribers')
    .set({ left_at: null })
    .where('leave_key', '=', leaveKey)
    .where('confirmed_at', 'is not', null)
    .returning(['email', isOnList.as('isOn')])
    .executeTakeFirst();
}

/** Whether an address is on the list. */
export async function isOnTheList(db: Sql, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscribers')
    .select(isOnList.as('isOn'))
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.isOn ?? false;
}

/** Puts an address on the list at `now` (epoch milliseconds) that is known to be its reader's. */
export async function joinList(
  db: Sql,
  { email, language, now }: { email: string; language: Language; now: number },
): Promise<void> {
  const confirmed = {
    language,
    confirmed_at: instant(now),
    token_hash: null,
    token_expires_at: null,
    left_at: null,
  };
  await db
    .insertInto('subscribers')
    .values({ email, created_at: instant(now), ...confirmed })
    .onConflict((on) => on.column('email').doUpdateSet(confirmed).where(isOnList, '=', false))
    .execute();
}

/** Takes an address off the list at `now` (epoch milliseconds), or off its way there. */
export async function leaveListByEmail(db: Sql, email: string, now: number): Promise<void> {
  const row = await db
    .selectFrom('subscribers')
    .select('leave_key')
    .where('email', '=', email)
    .executeTakeFirst();
  if (row) await leaveList(db, row.leave_key, now);
}

/** Forgets addresses that left the list before `before` (epoch milliseconds). */
export async function forgetFormerReaders(db: Sql, before: number): Promise<void> {
  await db.deleteFrom('subscribers').where('left_at', '<', instant(before)).execute();
}

/** Forgets addresses that nobody confirmed before their link expired at `now` (epoch milliseconds). */
export async function forgetUnconfirmed(db: Sql, now: number): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('token_expires_at', '<=', instant(now))
    .execute();
}
