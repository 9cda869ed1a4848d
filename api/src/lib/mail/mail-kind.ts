import { insertMail } from '#db/mail/outgoing-mail.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';

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
  /** Where a letter of a mailing list is taken leave of; mail programs offer it too (RFC 2369). */
  leavePath?: string;
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
 * to. They leave after it commits, at least once each.
 */
export async function writeMail<Data extends MailData>(
  db: Sql,
  kind: MailKind<Data>,
  letters: readonly Writing<Data>[],
  now: number,
): Promise<void> {
  const drafts = letters.map(({ recipient, data, key }) => ({
    recipient,
    kind: kind.name,
    data,
    deduplicationKey: `${kind.name}:${key}`,
  }));
  await insertMail(db, drafts, now);
}
