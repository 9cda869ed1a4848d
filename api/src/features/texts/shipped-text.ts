import type { Language } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';
import type { TextHead } from '#domain/texts/text.schema.ts';
import type { TextKind } from '#domain/texts/text.ts';

/** What a text says that ships with the product. */
export interface ShippedText extends TextHead {
  body: Document;
}

type OfKind = Readonly<Record<string, Readonly<Partial<Record<Language, ShippedText>>>>>;

/** By kind, by what their addresses end with, and by language. Posts are the operator's own. */
export type ShippedTexts = Readonly<Record<Exclude<TextKind, 'post'>, OfKind>>;
