import { tokenize } from '#db/search/text-query.ts';
import type { Language } from '#domain/accounts/language.ts';
import { anchorsOf, plainText } from '#domain/documents/document.ts';
import type { Document } from '#domain/documents/document.ts';
import type { TextKind } from '#domain/texts/text.ts';
import type { Context } from '#api/lib/context.ts';
import type { SearchHit, SearchSource } from '#api/lib/search-source.ts';
import { readTexts } from './text.service.ts';
import type { ReadableText } from './text.service.ts';

/**
 * Finds texts of a kind in the reader's language: by their titles first, then by what they are about,
 * then by their parts.
 * @param partsOf what of their parts is looked at: their headings, unless given
 * @param list those that are looked through: all of the kind, unless given
 */
export function textSource(
  source: SearchSource['kind'],
  kind: TextKind,
  hitOf: (text: ReadableText) => SearchHit,
  partsOf: (body: Document) => string = headingsOf,
  list: (context: Context, language: Language) => Promise<ReadableText[]> = (context, language) =>
    readTexts(context, kind, language),
): SearchSource {
  return {
    kind: source,
    async find(context, text, limit, language) {
      const words = tokenize(text);
      const found = (await list(context, language))
        .map((one) => ({ text: one, rank: rankOf(words, one, partsOf) }))
        .filter(({ rank }) => rank > 0)
        .toSorted((one, other) => other.rank - one.rank);
      return {
        totalCount: () => Promise.resolve(found.length),
        hits: found.slice(0, limit).map((one) => hitOf(one.text)),
      };
    },
  };
}

/** Those that ship are looked through with every search and never change. */
const saidIn = new WeakMap<Document, string>();

/** All that a text says. */
export function wordsOf(body: Document): string {
  let text = saidIn.get(body);
  if (text === undefined) saidIn.set(body, (text = plainText(body)));
  return text;
}

/** 0 for a text that does not have every word in its title, description, lead and parts. */
function rankOf(
  words: readonly string[],
  { title, description, lead, body }: ReadableText,
  partsOf: (body: Document) => string,
): number {
  if (has(words, title)) return 3;
  const about = [title, lead, description].join(' ');
  if (has(words, about)) return 2;
  return has(words, `${about} ${partsOf(body)}`) ? 1 : 0;
}

function headingsOf(body: Document): string {
  return anchorsOf(body)
    .map(({ title }) => title)
    .join(' ');
}

function has(words: readonly string[], text: string): boolean {
  const said = text.toLowerCase();
  return words.every((word) => said.includes(word));
}
