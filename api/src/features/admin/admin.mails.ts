import type { MailKind } from '#api/lib/mail/mail-kind.ts';
import { mailTexts } from '#api/lib/mail/mail-texts.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };

const adminTexts = mailTexts({ en, es, fr, de, ja });

/** The email that an administrator sends to themselves, to see that emails leave (ruling 26). */
export const testMail: MailKind<{ name: string }> = {
  name: 'test',
  notification: null,
  priority: 'ordinary',
  isOpen: true,
  compose({ name }, { language }) {
    const t = adminTexts(language);
    return Promise.resolve({
      subject: t('test.subject'),
      preview: t('test.preview'),
      heading: t('test.heading'),
      paragraphs: [t('test.text', { name })],
      action: { label: t('test.action'), path: '/test-email' },
    });
  },
};
