import i18next from 'i18next';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { Leaves, MessageValues } from '#domain/messages/message.ts';

/** A key as it is asked for: without what tells one plural form from another. */
type TextKey<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Words a text of one language by its key. */
export type TextsOf<Texts> = (key: TextKey<Leaves<Texts>>, values?: MessageValues) => string;

/**
 * The texts of a feature's letters, in each language.
 * @returns the texts of a language, by key
 */
export function mailTexts<Texts extends object>(
  texts: { en: Texts } & Record<Language, object>,
): (language: Language) => TextsOf<Texts> {
  const catalogue = i18next.createInstance({
    lng: DEFAULT_LANGUAGE,
    resources: Object.fromEntries(
      Object.entries(texts).map(([language, translation]) => [language, { translation }]),
    ),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void catalogue.init();
  return (language) => {
    const t = catalogue.getFixedT(language);
    return (key: string, values) => t(key, { ...values });
  };
}
