import { findLiveText, findLiveTexts } from '#db/texts/live-text.repository.ts';
import type { LiveTextRow } from '#db/texts/live-text.repository.ts';
import { DEFAULT_LANGUAGE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { plainText } from '#domain/documents/document.ts';
import type { Document } from '#domain/documents/document.ts';
import type { TextHead } from '#domain/texts/text.schema.ts';
import { excerptOf } from '#domain/texts/text.ts';
import type { TextKind, TextName } from '#domain/texts/text.ts';
import type { Context } from '#api/lib/context.ts';
import { manyLoader } from '#api/lib/loaders.ts';
import { shippedTexts } from './shipped-texts.generated.ts';

/** A text as readers have it: as it was published, else as it ships. */
export interface ReadableText extends TextName, TextHead {
  body: Document;
  /** Epoch milliseconds of when what they read was saved; null for what ships. */
  revisedAt: number | null;
}

/** A text that ships; undefined where none does. */
export function shippedText({ kind, slug, language }: TextName): ReadableText | undefined {
  if (kind === 'post') return undefined;
  // Of its own: a slug is whatever was asked for.
  const texts = Object.hasOwn(shippedTexts[kind], slug) ? shippedTexts[kind][slug] : undefined;
  const text = texts?.[language];
  return text && { kind, slug, language, ...text, revisedAt: null };
}

/** What ships of a text in its language, else in English: what its readers have before anybody writes. */
export function shippedForReaders(name: TextName): ReadableText | undefined {
  return shippedText(name) ?? shippedText({ ...name, language: DEFAULT_LANGUAGE });
}

/** What the addresses of the texts of a kind end with that ship. */
export function shippedSlugs(kind: TextKind): readonly string[] {
  return kind === 'post' ? [] : Object.keys(shippedTexts[kind]);
}

/** The languages that a text ships in. */
export function shippedLanguages({ kind, slug }: Pick<TextName, 'kind' | 'slug'>): Language[] {
  return kind === 'post' ? [] : (Object.keys(shippedTexts[kind][slug] ?? {}) as Language[]);
}

/**
 * A text as readers have it, by an address that it has or had, in their language; where it is not
 * written in that, in English.
 */
export async function readText(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  { kind, slug, language }: TextName,
): Promise<ReadableText | undefined> {
  for (const one of new Set([language, DEFAULT_LANGUAGE])) {
    const name = { kind, slug, language: one };
    const found = (await findLiveText(sql, name, now)) ?? shippedText(name);
    if (found) return described(found);
  }
  return undefined;
}

/** The texts of a kind that were published: a search of several kinds asks for them together. */
const publishedTexts = manyLoader<TextKind, LiveTextRow>(
  ({ sql, now }, kinds) => findLiveTexts(sql, kinds, now),
  ({ kind }) => kind,
);

/** All texts of a kind as readers of a language have them, in the order of their places. */
export async function readTexts(
  context: Context,
  kind: TextKind,
  language: Language,
): Promise<ReadableText[]> {
  const published = await publishedTexts(context).load(kind);
  const inLanguage = (one: Language) => {
    const shipped = shippedSlugs(kind).flatMap(
      (slug) => shippedText({ kind, slug, language: one }) ?? [],
    );
    const edited = published.filter((text) => text.language === one);
    return new Map<string, ReadableText>([...shipped, ...edited].map((text) => [text.slug, text]));
  };
  const found = new Map([...inLanguage(DEFAULT_LANGUAGE), ...inLanguage(language)]);
  return [...found.values()].map(described).toSorted((one, other) => one.position - other.position);
}

/** With the beginning of its text where nothing says what it is about. */
export function described<Text extends ReadableText | LiveTextRow>(text: Text): Text {
  return text.description ? text : { ...text, description: excerptOf(plainText(text.body)) };
}
