import i18next from 'i18next';
import type { Leaves, MessageValues } from '#domain/messages/message.ts';

/** The texts of a feature's letters, by key. */
export function mailTexts<Texts extends object>(
  english: Texts,
): (key: Leaves<Texts>, values?: MessageValues) => string {
  const texts = i18next.createInstance({
    lng: 'en',
    resources: { en: { translation: english } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void texts.init();
  return (key: string, values) => texts.t(key, { ...values });
}
