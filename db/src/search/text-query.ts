import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Sql } from '../orm.ts';

/** The words of a search text, lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A `tsquery` for all words of `text`; the last one may be the beginning of a word still typed. */
export function textQuery(text: string): RawBuilder<unknown> {
  const words = wordsOf(text);
  const query = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word));
  return sql`to_tsquery('roomtone', ${query.join(' & ')})`;
}

/**
 * `text` with each word that no listing uses replaced by the most similar one that some listing
 * does; undefined when there is nothing better than `text` itself.
 */
export async function correctSpelling(db: Sql, text: string): Promise<string | undefined> {
  const words = wordsOf(text);
  const { rows } = await sql<{ word: string; better: string | null }>`
    SELECT asked.word, better.word AS better
    FROM unnest(${words}::text[]) WITH ORDINALITY AS asked (word, position)
    LEFT JOIN LATERAL (
      SELECT known.word
      FROM search_words known, (
        SELECT lower(unaccent(asked.word)) AS plain, CASE WHEN length(asked.word) < 5 THEN 1 ELSE 2 END AS edits
      ) wanted
      WHERE length(known.word) BETWEEN length(plain) - edits AND length(plain) + edits
        AND levenshtein_less_equal(known.word, plain, edits) <= edits
        AND length(plain) BETWEEN 3 AND 40
        -- Stop words, and words that are the beginning of a known one, are right as they are.
        AND NOT EXISTS (SELECT FROM search_words WHERE starts_with(search_words.word, plain))
        AND numnode(to_tsquery('roomtone', plain)) > 0
      ORDER BY levenshtein(known.word, plain), similarity(known.word, plain) DESC, known.word
      LIMIT 1
    ) better ON true
    ORDER BY position
  `.execute(db);
  const corrected = rows.map(({ word, better }) => better ?? word).join(' ');
  return corrected === words.join(' ') ? undefined : corrected;
}
