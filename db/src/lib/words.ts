import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A pattern for `LIKE` of whatever has a text in it, to the letter. */
export function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Whether each word of a text is part of `said`, whatever its accents and capitals. */
export function hasWords(text: string, said: RawBuilder<unknown>): RawBuilder<boolean> {
  return hasPlainWords(text, sql`plain_text(${said})`);
}

/**
 * The same of what is stored as `plain_text()` makes it. The words are split once, into one list of
 * patterns, with which a row is compared without a query of its own.
 */
export function hasPlainWords(text: string, plain: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${plain} LIKE ALL ((
    SELECT array_agg('%' || regexp_replace(word, '[\\\\%_]', '\\\\\\&', 'g') || '%')
    FROM regexp_split_to_table(plain_text(${text}), '\\s+') AS word
  )::text[])`;
}
