import { findUser } from '#db/accounts/account.repository.ts';
import type { Sql } from '#db/orm.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { affiliateTexts } from './affiliate-texts.ts';

type CodeData = Readonly<{
  name: string;
  code: string;
  /** In the words of an administrator; empty when there is nothing to be said. */
  reasons: string;
}>;

function codeMail(event: 'suspended' | 'restored'): MailKind<CodeData> {
  return {
    name: `affiliate-${event}`,
    // Who shares a link has to know whether it counts.
    notification: null,
    priority: 'ordinary',
    isOpen: true,
    compose({ name, code, reasons }, { language }) {
      const t = affiliateTexts(language);
      return Promise.resolve({
        subject: t(`${event}.subject`),
        preview: t(`${event}.preview`),
        heading: t(`${event}.heading`),
        paragraphs: [
          t(`${event}.text`, { name, code }),
          ...(reasons ? [t('reasons', { reasons })] : []),
        ],
        action: { label: t('action'), path: '/affiliate' },
      });
    },
  };
}

const mails = { suspended: codeMail('suspended'), restored: codeMail('restored') } as const;

/** Every email about codes. */
export const affiliateMails = Object.values(mails);

/** Mails somebody what became of their code, in the transaction in which it does. */
export async function writeCodeMail(
  db: Sql,
  event: keyof typeof mails,
  { userId, code, reasons = '' }: { userId: number; code: string; reasons?: string },
  now: number,
): Promise<void> {
  const user = await findUser(db, userId);
  if (!user) return;
  const data = { name: user.name, code, reasons };
  await writeMail(
    db,
    mails[event],
    [{ recipient: user.email, data, key: `${userId} ${now}` }],
    now,
  );
}
