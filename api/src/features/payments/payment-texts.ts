import { mailTexts } from '#api/lib/mail/mail-texts.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };

/** The texts of emails about money, by language. */
export const paymentTexts = mailTexts({ en, es, fr, de, ja });
