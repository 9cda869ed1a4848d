import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { withEnglishPlaces } from '#domain/studios/place-names.ts';
import { once } from '../lib/once.ts';
import type { Sql } from '../orm.ts';

/** The words of a search text, lower case, however its characters are composed or how wide. */
export function tokenize(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words of a search text as they were typed and, where that differs, with places in English. */
export function readingsOf(text: string): string[][] {
  const words = tokenize(text);
  const english = withEnglishPlaces(words);
  return english.join(' ') === words.join(' ') ? [words] : [words, english];
}

/** A `tsquery` for all words of `text`; the last one may be the beginning of a word still typed. */
export function textQuery(text: string): RawBuilder<unknown> {
  const queries = readingsOf(text).map((words) => `(${words.join(' & ')}:*)`);
  return once(sql`to_tsquery('roomtone', ${queries.join(' | ')})`);
}

/**
 * `text` with each word that no listing uses replaced by the most similar one that some listing
 * does; undefined when there is nothing better than `text` itself.
 */
export async function correctSpelling(db: Sql, text: string): Promise<string | undefined> {
  const words = tokenize(text);
  const { rows } = await sql<{ word: string; better: string | null }>`
    SELECT asked.word, better.word AS better
    FROM unnest(${words}::text[]) WITH ORDINALITY AS asked (word, position)
    LEFT JOIN LATERAL (
      SELECT known.word
      FROM (
        SELECT plain, CASE WHEN length(asked.word) < 5 THEN 1 ELSE 2 END AS edits
        FROM (SELECT plain_text(asked.word) AS plain OFFSET 0) asked_plain
        WHERE length(plain) BETWEEN 3 AND 40
          -- Stop words, and words that are the beginning of a known one, are right as they are.
          AND NOT EXISTS (SELECT FROM search_words WHERE starts_with(search_words.word, plain))
          AND numnode(to_tsquery('roomtone', plain)) > 0
        -- Found first and once, and not for each known word.
        OFFSET 0
      ) wanted, LATERAL (
        SELECT word, levenshtein(word, plain)::numeric AS distance
        FROM search_words
        WHERE length(word) BETWEEN length(plain) - edits AND length(plain) + edits
          AND levenshtein_less_equal(word, plain, edits) <= edits
        UNION ALL
        -- The last word may be begun only, and that misspelt; hardly ever in its first letter.
        SELECT word, begun.distance + 0.5
        FROM search_words, LATERAL (
          SELECT min(levenshtein(left(word, length(plain) + more), plain)) AS distance
          FROM unnest(ARRAY[-1, 0, 1]) more
        ) begun
        WHERE asked.position = ${words.length}
          AND length(plain) >= 4
          AND length(word) > length(plain) + edits
          AND left(word, 1) = left(plain, 1)
          AND begun.distance <= edits - 1
      ) known
      ORDER BY known.distance, similarity(known.word, plain) DESC, known.word
      LIMIT 1
    ) better ON true
    ORDER BY position
  `.execute(db);
  const corrected = rows.map(({ word, better }) => better ?? word).join(' ');
  return corrected === words.join(' ') ? undefined : corrected;
}

/**
 * The name of the studio that is most like `text`, when one is like it: "kettledrum" may have meant
 * "Kettle Drum Works". For when no word of it finds anything.
 */
export async function similarName(db: Sql, text: string): Promise<string | undefined> {
  const words = once(sql`plain_text(${tokenize(text).join(' ')})`);
  const { rows } = await sql<{ name: string }>`
    SELECT name
    FROM studios
    WHERE status = 'approved' AND ${words} <% plain_text(name)
    ORDER BY word_similarity(${words}, plain_text(name)) DESC, popularity DESC, id
    LIMIT 1
  `.execute(db);
  return rows[0]?.name;
}
