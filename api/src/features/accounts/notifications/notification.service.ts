import {
  findNotificationChoices,
  setNotificationChoice,
} from '#db/accounts/notification-preference.repository.ts';
import type { NotificationChoice } from '#db/accounts/notification-preference.repository.ts';
import {
  isLocked,
  isOnByDefault,
  maskEmail,
  notificationSlots,
} from '#domain/accounts/notification.ts';
import type { NotificationSlot } from '#domain/accounts/notification.ts';
import type { UnsubscribeLinkInput } from '#domain/accounts/notification.schema.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Sql } from '#db/orm.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';
import type { UnsubscribeLink } from './unsubscribe-link.ts';

/** A choice, with whether it is one. */
export interface Preference extends NotificationChoice {
  isLocked: boolean;
}

/** What a link in an email is for, and how things are. */
export interface LinkState extends NotificationChoice {
  maskedEmail: string;
}

/** What the caller is notified of, by which channel, all of it. @throws DomainError UNAUTHENTICATED */
export async function notificationPreferences(context: Context): Promise<Preference[]> {
  const { id } = requireUser(context);
  const choices = await findNotificationChoices(context.sql, id);
  return notificationSlots.map((slot) => preferenceOf(slot, isOnIn(choices, slot)));
}

/**
 * Stores whether the caller is notified of something. Done twice, it stays so.
 * @throws DomainError UNAUTHENTICATED; BAD_USER_INPUT naming `isOn` for what cannot be switched off.
 */
export async function chooseNotification(
  context: Context,
  slot: NotificationSlot,
  isOn: boolean,
): Promise<Preference> {
  const { id } = requireUser(context);
  if (!isLocked(slot.kind)) await setNotificationChoice(context.sql, id, { ...slot, isOn });
  else if (!isOn) throw badInput({ isOn: message('accounts.notificationLocked') });
  return preferenceOf(slot, isOn);
}

/**
 * What a link in an email is for. Asking changes nothing: mail programs open links too.
 * @throws DomainError BAD_USER_INPUT naming `token` for a link that is made up, or was mailed to an
 *   address that the account no longer has.
 */
export async function lookUpUnsubscribeLink(
  context: Context,
  input: UnsubscribeLinkInput,
): Promise<LinkState> {
  const link = await requireLink(context, input);
  const choices = await findNotificationChoices(context.sql, link.userId);
  return stateOf(link, isOnIn(choices, link.slot));
}

/**
 * Switches the emails that a link came in off, or on again. Works logged out, and as often as one
 * likes: whoever presses by mistake must be able to take it back.
 * @throws DomainError as {@link lookUpUnsubscribeLink}
 */
export async function chooseByUnsubscribeLink(
  context: Context,
  input: UnsubscribeLinkInput,
  isOn: boolean,
): Promise<LinkState> {
  const link = await requireLink(context, input);
  await setNotificationChoice(context.sql, link.userId, { ...link.slot, isOn });
  return stateOf(link, isOn);
}

async function requireLink(
  { sql }: { sql: Sql },
  { token }: UnsubscribeLinkInput,
): Promise<UnsubscribeLink> {
  const link = await readUnsubscribeToken(sql, token);
  if (link) return link;
  const text = message('accounts.unsubscribeLinkInvalid');
  throw new DomainError('BAD_USER_INPUT', text.key, { fields: { token: text } });
}

function isOnIn(choices: readonly NotificationChoice[], slot: NotificationSlot): boolean {
  const { kind, channel } = slot;
  const chosen = choices.find((choice) => choice.kind === kind && choice.channel === channel);
  return isLocked(kind) || (chosen?.isOn ?? isOnByDefault(slot));
}

function preferenceOf(slot: NotificationSlot, isOn: boolean): Preference {
  return { ...slot, isOn, isLocked: isLocked(slot.kind) };
}

function stateOf({ email, slot }: UnsubscribeLink, isOn: boolean): LinkState {
  return { ...slot, isOn, maskedEmail: maskEmail(email) };
}
