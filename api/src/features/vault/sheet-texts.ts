import i18next from 'i18next';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { Leaves } from '#domain/messages/message.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };

const catalogue = i18next.createInstance({
  lng: DEFAULT_LANGUAGE,
  resources: Object.fromEntries(
    Object.entries({ en, es, fr, de, ja }).map(([language, translation]) => [
      language,
      { translation },
    ]),
  ),
  initAsync: false,
});
void catalogue.init();

/** What stands on sheets in a language, by its key. */
export function sheetTexts(language: Language): (key: Leaves<typeof en>) => string {
  return catalogue.getFixedT(language) as (key: string) => string;
}
