import type { Recipient } from '#db/accounts/recipient.repository.ts';
import type { Sql } from '#db/orm.ts';
import type { Language } from '#domain/accounts/language.ts';
import { isLocked } from '#domain/accounts/notification.ts';
import type { NotificationKind } from '#domain/accounts/notification.ts';
import type { EmailFooter, MailKind } from '#api/lib/mail/mail-kind.ts';
import { accountTexts } from '../account-texts.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';

const SETTINGS_PATH = '/account/settings?section=notifications';

type SwitchedKind = Exclude<NotificationKind, 'account'>;

/**
 * The last lines of an email that can be switched off, with a link of its recipient's for that;
 * undefined for all others.
 */
export async function emailFooter(
  db: Sql,
  { notification }: Pick<MailKind<never>, 'notification'>,
  recipient: Recipient | undefined,
  language: Language,
): Promise<EmailFooter | undefined> {
  const kind = switchedKind(notification);
  // An address that nobody has any more gets none: its emails cannot be switched off.
  if (!kind || !recipient) return undefined;
  const { userId, email } = recipient;
  const token = await unsubscribeToken(db, { userId, email, slot: { kind, channel: 'email' } });
  const { reason, links } = footerOf(kind, language);
  const t = accountTexts(language);
  return {
    reason,
    links: [{ label: t('footer.unsubscribe'), path: `/unsubscribe?token=${token}` }, ...links],
    oneClickPath: `/api/mail/unsubscribe?token=${token}`,
  };
}

/** The same for others than its recipient: without what would let them decide. */
export function footerForOthers(
  { notification }: Pick<MailKind<never>, 'notification'>,
  language: Language,
): EmailFooter | undefined {
  const kind = switchedKind(notification);
  return kind && footerOf(kind, language);
}

function switchedKind(notification: NotificationKind | null): SwitchedKind | undefined {
  return notification === null || isLocked(notification) ? undefined : notification;
}

function footerOf(kind: SwitchedKind, language: Language): EmailFooter {
  const t = accountTexts(language);
  return {
    reason: t('footer.reason', { kind: t(`notifications.${kind}`) }),
    links: [{ label: t('footer.settings'), path: SETTINGS_PATH }],
  };
}
