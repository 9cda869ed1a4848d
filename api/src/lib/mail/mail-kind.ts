import { insertMail } from '#db/mail/outgoing-mail.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { isLocked } from '#domain/accounts/notification.ts';
import type { NotificationKind } from '#domain/accounts/notification.ts';
import type { ReplyAddresses } from './reply-addresses.ts';
import type { OwnWording, Wording } from './wording.ts';

/** What an email says, before it is laid out. `Own` is what cannot be left out of one. */
export interface EmailContent<Text, Own extends Text = Text> {
  subject: Text;
  /** What mail programs show beside the subject. */
  preview: Text;
  /** What stands above everything else, small. */
  above?: Own;
  heading: Own;
  paragraphs: readonly Text[];
  /** Shown as a table: what, and how it is. */
  facts?: readonly EmailFact<Text, Own>[];
  action?: EmailLink<Own>;
  /** What else there is to know, small, at the end. */
  notes?: readonly Text[];
  /** Its last lines. Kinds that can be switched off are given theirs when they are sent. */
  footer?: EmailFooter<Own>;
}

/** An email as its kind composes it, for whoever reads it. */
export interface Email extends EmailContent<Wording, OwnWording> {
  /** Whom it goes to, where that is better known now than when it was written. */
  recipient?: string;
  /** Where replies go that are read; without it, nobody reads them. */
  replyTo?: string;
}

/** Where a button or a link leads, below the product's own address. */
export interface EmailLink<Text> {
  label: Text;
  path: string;
}

/** Why an email comes, and how to have no more of them. */
export interface EmailFooter<Text = OwnWording> {
  reason: Text;
  links: readonly EmailLink<Text>[];
  /** Where mail programs send that its reader wants no more (RFC 8058); none when that is withheld. */
  oneClickPath?: string;
}

/** A line of the table of an email. */
export interface EmailFact<Text, Own extends Text = Text> {
  label: Own;
  value: Text;
}
export type Fact = EmailFact<Wording, OwnWording>;

/** What an email may look up while it is composed. */
export interface Delivery {
  sql: Sql;
  /** Epoch milliseconds. */
  now: number;
  /** What the recipient reads. */
  language: Language;
  /** Where replies are taken; undefined where they are off. */
  replies?: ReplyAddresses | undefined;
}

/**
 * What emails of a kind are made from; kept as JSON. Where it has a `language`, that is the one of
 * a recipient who has no account.
 */
export type MailData = Readonly<Record<string, string | number | null>>;

/**
 * How soon an email leaves where many wait: those with a larger number overtake all others. `account`
 * is for what keeps an account its holder's, much of which somebody is waiting for.
 */
export const mailPriorities = { account: 1, ordinary: 0, newsletter: -1 } as const;
export type MailPriority = keyof typeof mailPriorities;

/** A kind of email, as the feature that writes it defines it. */
export interface MailKind<Data extends MailData> {
  /** Names the kind in the outbox; never changed, for emails under it may wait there. */
  name: string;
  /**
   * What people know it as in their settings. One that can be switched off is not written to those
   * who did so. Null for what is no notification: somebody has asked for each.
   */
  notification: NotificationKind | null;
  /** What its emails overtake where many wait. */
  priority: MailPriority;
  /**
   * Whether administrators may read its emails in the outbox. Only when composing one changes
   * nothing and puts nothing into it that opens somebody's account, such as a link with a token.
   */
  isOpen?: boolean;
  /**
   * The email, made each time that sending it is tried; undefined when it turns out to be for
   * nobody, which withdraws it.
   */
  compose(data: Data, delivery: Delivery): Promise<Email | undefined>;
}

/** Kinds of emails, whatever each is made from. */
export type MailKinds = readonly MailKind<never>[];

/** An email of a kind to somebody. */
export interface Writing<Data extends MailData> {
  /** Email address. */
  recipient: string;
  data: Data;
  /** What the email is about, within its kind: the same is told once. */
  key: string;
}

/**
 * Writes emails into the outbox at `now` (epoch milliseconds), in the transaction that `db` belongs
 * to. They leave after it commits, at least once each. Those who have switched them off in their
 * settings get none; that is decided here and now, and nowhere else.
 */
export async function writeMail<Data extends MailData>(
  db: Sql,
  kind: MailKind<Data>,
  emails: readonly Writing<Data>[],
  now: number,
): Promise<void> {
  return writeMails(db, [{ kind, emails }], now);
}

/** Emails of one kind. */
export interface MailBatch<Data extends MailData> {
  kind: MailKind<Data>;
  emails: readonly Writing<Data>[];
}

/** Writes emails of several kinds that are made from the same, as {@link writeMail} does. */
export async function writeMails<Data extends MailData>(
  db: Sql,
  batches: readonly MailBatch<Data>[],
  now: number,
): Promise<void> {
  const drafts = batches.flatMap(({ kind: { name, notification, priority }, emails }) =>
    emails.map(({ recipient, data, key }) => ({
      recipient,
      kind: name,
      notification: notification === null || isLocked(notification) ? null : notification,
      data,
      deduplicationKey: `${name}:${key}`,
      priority: mailPriorities[priority],
    })),
  );
  await insertMail(db, drafts, now);
}
