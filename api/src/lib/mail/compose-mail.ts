import { findRecipient } from '#db/accounts/recipient.repository.ts';
import type { Recipient } from '#db/accounts/recipient.repository.ts';
import type { Sql } from '#db/orm.ts';
import { asLanguage, DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { onOneLine } from '#domain/errors/one-line.ts';
import type { EmailContent, EmailLink, Email, EmailFooter, MailKind } from './mail-kind.ts';
import type { ReplyAddresses } from './reply-addresses.ts';
import type { OwnWording, Wording } from './wording.ts';

/** An email of the outbox, with what it is made from. */
export interface StoredMail {
  /** Email address. */
  recipient: string;
  data: Readonly<Record<string, unknown>>;
}

/** What composing an email takes besides. */
export interface Composing {
  sql: Sql;
  /** Epoch milliseconds. */
  now: number;
  /** The last lines of emails that have none of their own; undefined for none. */
  footerFor: (
    recipient: Recipient | undefined,
    language: Language,
  ) => Promise<EmailFooter | undefined> | EmailFooter | undefined;
  /** Where replies are taken; undefined where they are off. */
  replies?: ReplyAddresses | undefined;
}

/** An email in the words that its reader gets. */
export interface ComposedEmail extends EmailContent<string> {
  /** Email address. */
  recipient: string;
  language: Language;
  replyTo?: string;
}

/**
 * Composes an email for whoever reads it. This is the one place where the words of emails are
 * decided, so what holds for all of them holds here: each text is one line, and one to an address
 * that nobody has shown to be theirs holds nothing that people wrote.
 * @returns undefined when it turns out to be for nobody
 */
export async function composeMail(
  kind: MailKind<never>,
  mail: StoredMail,
  { sql, now, footerFor, replies }: Composing,
): Promise<ComposedEmail | undefined> {
  const known = await findRecipient(sql, mail.recipient);
  const language = known?.language ?? asLanguage(mail.data.language) ?? DEFAULT_LANGUAGE;
  const email = await kind.compose(mail.data as never, { sql, now, language, replies });
  if (!email) return undefined;
  const { recipient = mail.recipient, replyTo } = email;
  const holder = recipient === mail.recipient ? known : await findRecipient(sql, recipient);
  const footer = email.footer ?? (await footerFor(holder, language));
  const content = contentFor({ ...email, ...(footer && { footer }) }, holder?.isConfirmed ?? false);
  return { ...content, recipient, language, ...(replyTo !== undefined && { replyTo }) };
}

function contentFor(email: Email, isConfirmed: boolean): EmailContent<string> {
  const own = ({ neutral }: OwnWording) => onOneLine(neutral);
  const link = ({ label, path }: EmailLink<OwnWording>) => ({ label: own(label), path });
  const said = ({ named, neutral }: Wording) => {
    const text = isConfirmed ? named : neutral;
    return text === undefined ? [] : [onOneLine(text)];
  };
  const heading = own(email.heading);
  const { above, facts = [], action, notes = [], footer } = email;
  return {
    subject: said(email.subject)[0] ?? heading,
    preview: said(email.preview)[0] ?? heading,
    ...(above && { above: own(above) }),
    heading,
    paragraphs: email.paragraphs.flatMap(said),
    facts: facts.flatMap(({ label, value }) =>
      said(value).map((text) => ({ label: own(label), value: text })),
    ),
    ...(action && { action: link(action) }),
    notes: notes.flatMap(said),
    ...(footer && {
      footer: { ...footer, reason: own(footer.reason), links: footer.links.map(link) },
    }),
  };
}
