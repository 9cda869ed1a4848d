import { createHmac, timingSafeEqual } from 'node:crypto';
import { findHolder } from '#db/accounts/notification-preference.repository.ts';
import type { LinkHolder } from '#db/accounts/notification-preference.repository.ts';
import { unsubscribeKey } from '#db/lib/installation.ts';
import type { Sql } from '#db/orm.ts';
import { asNotificationSlot, isLocked } from '#domain/accounts/notification.ts';
import type { NotificationSlot } from '#domain/accounts/notification.ts';

/** What a link in an email lets its reader decide: one thing, for one user. */
export interface UnsubscribeLink extends LinkHolder {
  slot: NotificationSlot;
}

/**
 * The token of a link that switches one kind of emails to one user off and on, and can do no more.
 * It is signed, not stored, so that composing an email writes nothing. The address is signed with
 * it: whoever reads the mail of an address that an account had once has no say any more.
 */
export async function unsubscribeToken(
  db: Sql,
  { userId, email, slot }: UnsubscribeLink,
): Promise<string> {
  const subject = `${userId}.${slot.kind}.${slot.channel}`;
  return `${subject}.${signatureOf(await unsubscribeKey(db), subject, email)}`;
}

/** What a token is for; undefined when it is made up, changed, or for an address of former days. */
export async function readUnsubscribeToken(
  db: Sql,
  token: string,
): Promise<UnsubscribeLink | undefined> {
  const [id = '', kind = '', channel = '', signature = '', ...rest] = token.split('.');
  const slot = asNotificationSlot(kind, channel);
  if (!slot || isLocked(slot.kind) || rest.length > 0 || !/^[1-9]\d{0,8}$/.test(id))
    return undefined;
  const holder = await findHolder(db, Number(id));
  if (!holder) return undefined;
  const expected = signatureOf(await unsubscribeKey(db), `${id}.${kind}.${channel}`, holder.email);
  return isSame(signature, expected) ? { ...holder, slot } : undefined;
}

function signatureOf(key: Uint8Array, subject: string, email: string): string {
  // Neither part of the subject holds a space, so no two links are signed alike.
  const signed = `unsubscribe ${subject} ${email.toLowerCase()}`;
  return createHmac('sha256', key).update(signed).digest('base64url');
}

/** Takes the same time wherever the two begin to differ. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
