import type { Document } from '#domain/documents/document.ts';
import type { TextHead } from '#domain/texts/text.schema.ts';

/** A post of the demo's blog: a file of `content/posts`. */
export interface DemoPost extends TextHead {
  slug: string;
  body: Document;
  /** Username of one of the demo's accounts. */
  author: string;
  /** How many days ago it was published. */
  daysAgo: string;
}
