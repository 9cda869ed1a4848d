import { findUnwilling } from '#db/accounts/notification-preference.repository.ts';
import { insertMail } from '#db/mail/outgoing-mail.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { isLocked } from '#domain/accounts/notification.ts';
import type { NotificationKind } from '#domain/accounts/notification.ts';

/** What a letter says, before it is laid out. */
export interface Letter {
  /** Whom it goes to, where that is better known now than when it was written. */
  recipient?: string;
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Shown as a table: what, and how it is. */
  facts?: readonly Fact[];
  action?: { label: string; path: string };
  /** What else there is to know, small, at the end. */
  notes?: readonly string[];
  /** Its last lines. Kinds that can be switched off are given theirs when they are sent. */
  footer?: LetterFooter;
}

/** Why a letter comes, and how to have no more of them. */
export interface LetterFooter {
  reason: string;
  links: readonly { label: string; path: string }[];
  /** Where mail programs send that its reader wants no more (RFC 8058); none when that is withheld. */
  oneClickPath?: string;
}

export interface Fact {
  label: string;
  value: string;
}

/** What a letter may look up while it is composed. */
export interface Delivery {
  sql: Sql;
  /** Epoch milliseconds. */
  now: number;
  /** What the recipient reads. */
  language: Language;
}

/**
 * What letters of a kind are made from; kept as JSON. Where it has a `language`, that is the one of
 * a recipient who has no account.
 */
export type MailData = Readonly<Record<string, string | number | null>>;

/** A kind of letter, as the feature that writes it defines it. */
export interface MailKind<Data extends MailData> {
  /** Names the kind in the outbox; never changed, for letters under it may wait there. */
  name: string;
  /**
   * What people know it as in their settings. One that can be switched off is not written to those
   * who did so. Null for what is no notification: somebody has asked for each.
   */
  notification: NotificationKind | null;
  /**
   * Whether administrators may read its letters in the outbox. Only when composing one changes
   * nothing and puts nothing into it that opens somebody's account, such as a link with a token.
   */
  isOpen?: boolean;
  /**
   * The letter, made each time that sending it is tried; undefined when it turns out to be for
   * nobody, which withdraws it.
   */
  compose(data: Data, delivery: Delivery): Promise<Letter | undefined>;
}

/** Kinds of letters, whatever each is made from. */
export type MailKinds = readonly MailKind<never>[];

/** A letter of a kind to somebody. */
export interface Writing<Data extends MailData> {
  /** Email address. */
  recipient: string;
  data: Data;
  /** What the letter tells of, within its kind: the same is told once. */
  key: string;
}

/**
 * Writes letters into the outbox at `now` (epoch milliseconds), in the transaction that `db` belongs
 * to. They leave after it commits, at least once each. Those who have switched them off in their
 * settings get none; that is decided here and now, and nowhere else.
 */
export async function writeMail<Data extends MailData>(
  db: Sql,
  kind: MailKind<Data>,
  letters: readonly Writing<Data>[],
  now: number,
): Promise<void> {
  const unwilling = await unwillingOf(db, kind, letters);
  const drafts = letters
    .filter(({ recipient }) => !unwilling.has(recipient))
    .map(({ recipient, data, key }) => ({
      recipient,
      kind: kind.name,
      data,
      deduplicationKey: `${kind.name}:${key}`,
    }));
  await insertMail(db, drafts, now);
}

async function unwillingOf(
  db: Sql,
  { notification }: Pick<MailKind<never>, 'notification'>,
  letters: readonly { recipient: string }[],
): Promise<ReadonlySet<string>> {
  if (notification === null || isLocked(notification)) return new Set();
  const recipients = letters.map(({ recipient }) => recipient);
  return findUnwilling(db, { kind: notification, channel: 'email' }, recipients);
}
