import i18next from 'i18next';
import type { Leaves, MessageValues } from '#domain/messages/message.ts';

/** A key as it is asked for: without what tells one plural form from another. */
type TextKey<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The texts of a feature's letters, by key. */
export function mailTexts<Texts extends object>(
  english: Texts,
): (key: TextKey<Leaves<Texts>>, values?: MessageValues) => string {
  const texts = i18next.createInstance({
    lng: 'en',
    resources: { en: { translation: english } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void texts.init();
  return (key: string, values) => texts.t(key, { ...values });
}
