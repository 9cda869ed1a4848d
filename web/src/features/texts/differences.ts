import { diffWordsWithSpace } from 'diff';
import { plainText } from '#domain/documents/document.ts';
import type { BlockNode, Document } from '#domain/documents/document.ts';

/** What a text says, as far as it is compared. */
export interface Compared {
  title: string;
  description: string;
  lead: string;
  category: string;
  tags: readonly string[];
  body: Document;
}

/** A piece of a text: as in both, or in one of them. */
export interface Difference {
  text: string;
  kind: 'same' | 'added' | 'removed';
  /** Which one it is, in their order. */
  at: number;
}

/** Of what stays the same, so much is shown beside what does not. Characters. */
const CONTEXT = 160;

/** What leads from one text to another, word by word; long pieces that are the same are cut. */
export function differencesOf(before: string, after: string): Difference[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }, at) =>
    added || removed
      ? { text: value, kind: added ? 'added' : 'removed', at }
      : { text: shortened(value), kind: 'same', at },
  );
}

/** All that a text says, as it is compared. */
export function wordsOf({ title, description, lead, category, tags, body }: Compared): string {
  const head = [title, lead, description, [category, ...tags].filter(Boolean).join(', ')];
  return [...head, documentWords(body)].filter(Boolean).join('\n\n');
}

/** What a document says, as it is compared. */
export function documentWords(document: Document): string {
  return document.content.map(lineOf).filter(Boolean).join('\n\n');
}

function lineOf(block: BlockNode): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${plainText(block)}`;
    case 'bulletList':
    case 'orderedList':
      return block.content.map((item) => `– ${plainText(item)}`).join('\n');
    case 'picture':
    case 'sound':
      return `[${block.attrs.src}] ${plainText(block)}`;
    case 'studioCard':
      return `[/studios/${block.attrs.studioId}]`;
    default:
      return plainText(block);
  }
}

function shortened(text: string): string {
  if (text.length <= 2 * CONTEXT) return text;
  return `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}`;
}
