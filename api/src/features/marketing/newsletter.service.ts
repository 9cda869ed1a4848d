import { randomUUID } from 'node:crypto';
import { confirmSubscriber, removeSubscriber } from '#db/marketing/subscriber.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type {
  ConfirmationInput,
  LeavingInput,
  SubscriptionInput,
} from '#domain/marketing/newsletter.schema.ts';
import { message } from '#domain/messages/message.ts';
import type { Context } from '#api/lib/context.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import { hashToken } from '#api/features/accounts/session.ts';
import { confirmSubscriptionMail, subscribedMail } from './newsletter.mails.ts';

/**
 * Has a link mailed that puts an address on the mailing list (ruling 12). Does the very same whether
 * or not it is there already, so that nobody learns who reads it.
 * @throws DomainError RATE_LIMITED, by address of the caller and by recipient.
 */
export async function subscribe(
  { rateLimits, address, sql, language, now }: Context,
  { email }: SubscriptionInput,
): Promise<void> {
  await rateLimits.consume('subscription-by-address', address);
  await rateLimits.consume('subscription-by-recipient', email.toLowerCase());
  const letter = { recipient: email, data: { email, language }, key: randomUUID() };
  await writeMail(sql, confirmSubscriptionMail, [letter], now);
}

/**
 * Puts an address on the list by the link that was mailed to it, and welcomes it.
 * @throws DomainError BAD_USER_INPUT for a link that is used up, expired or made up; RATE_LIMITED.
 */
export async function confirmSubscription(
  { rateLimits, address, em, now }: Context,
  { token }: ConfirmationInput,
): Promise<void> {
  await rateLimits.consume('mailed-link-by-address', address);
  await em.transactional(async (transaction) => {
    const db = sqlOf(transaction);
    const subscriber = await confirmSubscriber(db, hashToken(token), now);
    if (!subscriber) {
      const text = message('marketing.linkInvalid');
      throw new DomainError('BAD_USER_INPUT', text.key, { fields: { token: text } });
    }
    const { email, language, leaveKey } = subscriber;
    const letter = { recipient: email, data: { leaveKey, language }, key: randomUUID() };
    await writeMail(db, subscribedMail, [letter], now);
  });
}

/**
 * Takes an address off the list by the key in its letters. Done twice, it stays done.
 * @throws DomainError RATE_LIMITED.
 */
export async function unsubscribe(
  { rateLimits, address, sql }: Context,
  { key }: LeavingInput,
): Promise<void> {
  await rateLimits.consume('mailed-link-by-address', address);
  await removeSubscriber(sql, key);
}
