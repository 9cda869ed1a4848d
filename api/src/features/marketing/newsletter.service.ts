import { randomUUID } from 'node:crypto';
import {
  confirmSubscriber,
  findReader,
  isOnTheList,
  joinList,
  leaveList,
  leaveListByEmail,
  returnToList,
} from '#db/marketing/subscriber.repository.ts';
import type { Reader } from '#db/marketing/subscriber.repository.ts';
import { findAccountKey } from '#db/accounts/account.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { maskEmail } from '#domain/accounts/notification.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type {
  ConfirmationInput,
  LeavingInput,
  SubscriptionInput,
} from '#domain/marketing/newsletter.schema.ts';
import { message } from '#domain/messages/message.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { hashToken } from '#api/lib/secret-token.ts';
import { confirmSubscriptionMail, subscribedMail } from './newsletter.mails.ts';
import { newsletterLimits } from './newsletter.limits.ts';

/**
 * Has a link mailed that puts an address on the mailing list (ruling 12). Does the very same whether
 * or not it is there already, so that nobody learns who reads it.
 * @throws DomainError RATE_LIMITED, by recipient.
 */
export async function subscribe(
  { rateLimits, sql, language, now }: Context,
  { email }: SubscriptionInput,
): Promise<void> {
  await rateLimits.consume(
    newsletterLimits.subscriptionByRecipient,
    await findAccountKey(sql, email),
  );
  const mail = { recipient: email, data: { email, language }, key: randomUUID() };
  await writeMail(sql, confirmSubscriptionMail, [mail], now);
}

/**
 * Puts an address on the list by the link that was mailed to it, and welcomes it.
 * @throws DomainError BAD_USER_INPUT for a link that is used up, expired or made up.
 */
export async function confirmSubscription(
  { transaction, now }: Context,
  { token }: ConfirmationInput,
): Promise<SubscriptionState> {
  return transaction(async (em) => {
    const db = sqlOf(em);
    const subscriber = await confirmSubscriber(db, hashToken(token), now);
    if (!subscriber) throw invalidLink('token');
    const { email, language, leaveKey } = subscriber;
    const mail = { recipient: email, data: { leaveKey, language }, key: randomUUID() };
    await writeMail(db, subscribedMail, [mail], now);
    return { maskedEmail: maskEmail(email), isOn: true };
  });
}

/** What a key in an email of the list is for, and how things are. */
export interface SubscriptionState {
  maskedEmail: string;
  isOn: boolean;
}

/**
 * Whose subscription a key in an email ends. Asking changes nothing.
 * @throws DomainError BAD_USER_INPUT naming `key` when it is made up, or its reader left some days
 *   ago.
 */
export async function lookUpSubscription(
  context: Context,
  { key }: LeavingInput,
): Promise<SubscriptionState> {
  return stateOf(await findReader(context.sql, key));
}

/** Takes an address off the list by the key in its emails. Done twice, it stays done. */
export async function unsubscribe(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  { key }: LeavingInput,
): Promise<void> {
  await leaveList(sql, key, now);
}

/**
 * Puts an address on the list again, for whoever left it by mistake.
 * @throws DomainError as {@link lookUpSubscription}
 */
export async function keepSubscription(
  context: Context,
  { key }: LeavingInput,
): Promise<SubscriptionState> {
  return stateOf(await returnToList(context.sql, key));
}

/**
 * Whether the caller's address is on the list; null until they have shown that it is theirs, or
 * anybody could ask so who reads the list.
 * @throws DomainError UNAUTHENTICATED
 */
export async function ownSubscription(context: Context): Promise<boolean | null> {
  const { email, isEmailVerified } = requireUser(context);
  return isEmailVerified ? isOnTheList(context.sql, email) : null;
}

/**
 * Puts the caller's address on the list or removes it. No email asks for a confirmation: the
 * address is known to be theirs.
 * @throws DomainError UNAUTHENTICATED; CONFLICT until they have shown that the address is theirs.
 */
export async function chooseSubscription(context: Context, isOn: boolean): Promise<boolean> {
  const { email, isEmailVerified } = requireUser(context);
  if (!isEmailVerified) throw new DomainError('CONFLICT', 'marketing.verifyFirst');
  const { sql, language, now } = context;
  if (isOn) await joinList(sql, { email, language, now });
  else await leaveListByEmail(sql, email, now);
  return isOn;
}

function stateOf(reader: Reader | undefined): SubscriptionState {
  if (!reader) throw invalidLink('key');
  return { maskedEmail: maskEmail(reader.email), isOn: reader.isOn };
}

function invalidLink(field: 'token' | 'key'): DomainError {
  const text = message('marketing.linkInvalid');
  return new DomainError('BAD_USER_INPUT', text.key, { fields: { [field]: text } });
}
