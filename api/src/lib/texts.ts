import i18next from 'i18next';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { catalogues } from '#domain/messages/catalogues.generated.ts';
import type { Message } from '#domain/messages/message.ts';
import { formatWait } from '#domain/messages/wait.ts';

/**
 * Programs that call the API read English, and the web app words messages itself; other languages
 * are for pages that are shown without the app.
 */
const texts = i18next.createInstance({
  lng: DEFAULT_LANGUAGE,
  resources: Object.fromEntries(
    Object.entries(catalogues).map(([language, translation]) => [language, { translation }]),
  ),
  interpolation: { escapeValue: false },
  initAsync: false,
});
void texts.init();

/** The words of a message. */
export function translate({ key, values }: Message, language: Language = DEFAULT_LANGUAGE): string {
  const wait = values?.wait;
  const shown = wait === undefined ? values : { ...values, wait: formatWait(+wait, language) };
  return texts.t(key, { ...shown, lng: language });
}

/** The words of each message, by field. */
export function translateFields(
  fields: Readonly<Record<string, Message>> | undefined,
  language?: Language,
): Record<string, string> | undefined {
  if (!fields) return undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, translate(text, language)]),
  );
}
