import { awaitConfirmation } from '#db/marketing/subscriber.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import { newsletterTexts } from './newsletter-texts.ts';

/** How long the link that confirms an address works. */
const CONFIRMATION_MS = 7 * DAY_MS;

/**
 * Asks whoever reads the mail of an address whether it should be on the list (double opt-in).
 * Whether it is there already is looked up here, where nobody waits for the response.
 */
export const confirmSubscriptionMail: MailKind<{ email: string; language: Language }> = {
  name: 'newsletter-confirm',
  notification: null,
  priority: 'newsletter',
  async compose({ email, language }, { sql, now }) {
    const token = newToken();
    const subscriber = await awaitConfirmation(sql, {
      email,
      language,
      tokenHash: hashToken(token),
      now,
      expiresAt: now + CONFIRMATION_MS,
    });
    if (!subscriber) return undefined;
    const t = newsletterTexts(language);
    return {
      subject: t('confirm.subject'),
      preview: t('confirm.preview'),
      heading: t('confirm.heading'),
      paragraphs: [t('confirm.text')],
      action: { label: t('confirm.action'), path: `/newsletter/confirm?token=${token}` },
      notes: [t('confirm.notYou')],
    };
  },
};

/** Says that an address is on the list now, and how to leave it. */
export const subscribedMail: MailKind<{ leaveKey: string; language: string }> = {
  name: 'newsletter-welcome',
  notification: null,
  priority: 'newsletter',
  compose({ leaveKey }, { language }) {
    const t = newsletterTexts(language);
    return Promise.resolve({
      subject: t('welcome.subject'),
      preview: t('welcome.preview'),
      heading: t('welcome.heading'),
      paragraphs: [t('welcome.text')],
      action: { label: t('welcome.action'), path: '/studios' },
      footer: {
        reason: t('footer.reason'),
        links: [{ label: t('footer.leave'), path: `/newsletter/unsubscribe?key=${leaveKey}` }],
        oneClickPath: `/api/newsletter/unsubscribe?key=${leaveKey}`,
      },
    });
  },
};

export const newsletterMails = [confirmSubscriptionMail, subscribedMail] as const;
