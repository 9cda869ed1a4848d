import type { catalogues } from './catalogues.generated.ts';

/** The keys of a catalogue of texts, with dots between its levels. */
export type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** Names a text of the message catalogue, such as `accounts.emailInvalid`. */
export type MessageKey = Leaves<(typeof catalogues)['en']>;

/** Values for the placeholders of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * A text for people that is not yet in any language. Both sides turn it into words with the same
 * catalogue: the server for callers of the API, the web app in the reader's language.
 */
export type Message = {
  key: MessageKey;
  values?: MessageValues;
};

/** A message by key, with values for its placeholders. */
export function message(key: MessageKey, values?: MessageValues): Message {
  return values ? { key, values } : { key };
}
