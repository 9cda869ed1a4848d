import type { Language } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';

/** A page that is there to be read, in one language. */
export interface PageText {
  title: string;
  /** For search engines. */
  description: string;
  /** What stands below the title. */
  lead: string;
  body: Document;
}

/** By the id of the page, which is the path of its address, and by language. */
export type ShippedPages = Readonly<Record<string, Readonly<Record<Language, PageText>>>>;
