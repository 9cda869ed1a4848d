import i18next from 'i18next';
import english from '#domain/messages/en.json' with { type: 'json' };
import type { Message } from '#domain/messages/message.ts';

/** Texts for callers of the API. They read English; the web app words messages itself. */
const texts = i18next.createInstance({
  lng: 'en',
  resources: { en: { translation: english } },
  interpolation: { escapeValue: false },
  initAsync: false,
});
void texts.init();

/** The words of a message. */
export function wordsOf({ key, values }: Message): string {
  return texts.t(key, { ...values });
}

/** The words of each message, by field. */
export function wordsOfFields(
  fields: Readonly<Record<string, Message>> | undefined,
): Record<string, string> | undefined {
  if (!fields) return undefined;
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, wordsOf(text)]));
}
