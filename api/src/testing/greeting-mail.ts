import type { Sql } from '#db/orm.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind, MailPriority } from '#api/lib/mail/mail-kind.ts';
import { byPeople, own } from '#api/lib/mail/wording.ts';

type Greeting = MailKind<{ name: string }>;

function greetingOf(priority: MailPriority, name: string): Greeting {
  return {
    name,
    notification: null,
    priority,
    compose(data) {
      if (data.name === 'nobody') return Promise.resolve(undefined);
      return Promise.resolve({
        subject: byPeople(`Grüße, ${data.name}`),
        preview: own('Only a test'),
        heading: own('Hello'),
        paragraphs: [own('All is <well>.'), byPeople(`Hello ${data.name}`)],
        facts: [{ label: own('Room'), value: own('A & B') }],
        action: { label: own('Look'), path: '/look?a=1&b=2' },
        notes: [own('Nothing else.')],
      });
    },
  };
}

/** Emails of which nobody knows but tests, one kind for each priority. */
export const greetings: Readonly<Record<MailPriority, Greeting>> = {
  account: greetingOf('account', 'account-greeting'),
  ordinary: greetingOf('ordinary', 'greeting'),
  newsletter: greetingOf('newsletter', 'newsletter-greeting'),
};

/** Writes greetings into the outbox, each to `key@example.com` and by the name of its key. */
export async function writeGreetings(
  db: Sql,
  priority: MailPriority,
  keys: readonly string[],
): Promise<void> {
  const emails = keys.map((key) => ({
    recipient: `${key}@example.com`,
    data: { name: key },
    key,
  }));
  await writeMail(db, greetings[priority], emails, Date.now());
}

/** The row of the outbox that a greeting was written as. */
export async function greetingRow(db: Sql, key: string) {
  return db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('recipient', '=', `${key}@example.com`)
    .executeTakeFirstOrThrow();
}
