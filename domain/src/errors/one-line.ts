import { message } from '#domain/messages/message.ts';
import { trimmed } from './trimmed.ts';

/** What breaks a line, or is no text: control characters, and Unicode's own line separators. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * What is never seen, such as zero-width spaces, and what turns the text around it, such as bidi
 * overrides. Variation selectors choose the form of a character, which names in Japanese need.
 */
const UNSEEN = /(?!\p{Variation_Selector}|[\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** Joiners shape emoji and scripts such as Persian; beside ASCII they shape nothing. */
const IDLE_JOINERS = /(?<![^\p{ASCII}])[\u200C\u200D]|[\u200C\u200D](?![^\p{ASCII}])/gu;

/** A text without characters that nobody sees. What is seen stays as it was typed. */
export function withoutUnseen(text: string): string {
  return text.normalize('NFC').replaceAll(UNSEEN, '').replaceAll(IDLE_JOINERS, '');
}

/** A text as one line: a line break or a wider gap becomes a space, what nobody sees is left out. */
export function onOneLine(text: string): string {
  return withoutUnseen(text)
    .replaceAll(/[\s\p{Cc}]{2,}|[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .trim();
}

/**
 * A string schema for one line of text, such as a name: trimmed, and without what nobody sees. Line
 * breaks and other control characters are refused, for no form sends them.
 */
export function oneLine() {
  return trimmed()
    .transform((value: unknown) =>
      typeof value === 'string' ? withoutUnseen(value).trim() : value,
    )
    .test('one-line', message('fields.oneLine'), (text) => !BREAKS.test(text ?? ''));
}
