import { instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';
import type { LinkPurpose } from './mailed-link.entity.ts';
import type { Addressee } from './password-reset.repository.ts';

/** A link as it is stored, with the hash of its token; times in epoch milliseconds. */
export interface NewMailedLink {
  userId: number;
  purpose: LinkPurpose;
  /** The address that following it is about. */
  email: string;
  tokenHash: Uint8Array;
  createdAt: number;
  expiresAt: number;
}

/** Stores a link that is about to be mailed. */
export async function insertMailedLink(db: Sql, link: NewMailedLink): Promise<void> {
  await db
    .insertInto('mailed_links')
    .values({
      user_id: link.userId,
      purpose: link.purpose,
      email: link.email,
      token_hash: link.tokenHash,
      created_at: instant(link.createdAt),
      expires_at: instant(link.expiresAt),
    })
    .execute();
}

/** A link that somebody follows, and whose account it is about. */
export interface FollowedLink {
  linkId: number;
  /** The address that it is about. */
  linkEmail: string;
  isUsed: boolean;
  holder: Addressee;
}

function selectLink(db: Sql, purpose: LinkPurpose, tokenHash: Uint8Array, now: number) {
  return db
    .selectFrom('mailed_links')
    .innerJoin('users', 'users.id', 'mailed_links.user_id')
    .select(['users.id', 'users.email', 'users.username', 'users.name'])
    .select((link) => [
      'mailed_links.id as linkId',
      'mailed_links.email as linkEmail',
      link('mailed_links.used_at', 'is not', null).$castTo<boolean>().as('isUsed'),
    ])
    .where('mailed_links.purpose', '=', purpose)
    .where('mailed_links.token_hash', '=', tokenHash)
    .where('mailed_links.expires_at', '>', instant(now));
}

/**
 * The link of a kind that a token stands for, unless it has expired at `now` (epoch milliseconds).
 * Locks the user, so that of several who follow links of one account each waits for the one before.
 */
export async function lockMailedLink(
  db: Sql,
  purpose: LinkPurpose,
  tokenHash: Uint8Array,
  now: number,
): Promise<FollowedLink | undefined> {
  const user = await selectLink(db, purpose, tokenHash, now).forUpdate('users').executeTakeFirst();
  if (!user) return undefined;
  // What was read before the lock need not be true any more.
  const row = await selectLink(db, purpose, tokenHash, now).executeTakeFirst();
  if (!row) return undefined;
  const { linkId, linkEmail, isUsed, ...holder } = row;
  return { linkId, linkEmail, isUsed, holder };
}

/** Notes that a link was followed at `now` (epoch milliseconds). */
export async function markLinkUsed(db: Sql, linkId: number, now: number): Promise<void> {
  await db
    .updateTable('mailed_links')
    .set({ used_at: instant(now) })
    .where('id', '=', linkId)
    .execute();
}

/** Removes links that expired before `now` (epoch milliseconds). */
export async function deleteExpiredMailedLinks(db: Sql, now: number): Promise<void> {
  await db.deleteFrom('mailed_links').where('expires_at', '<=', instant(now)).execute();
}
