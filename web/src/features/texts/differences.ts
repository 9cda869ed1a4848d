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

/** Of the longer text, at least so much stays in what is told word by word. */
const KEPT_SHARE = 0.4;

/**
 * What leads from one text to another, word by word; long pieces that are the same are cut. Texts that
 * have little in common stand one after the other: their words would only stand in each other's way.
 */
export function differencesOf(before: string, after: string): Difference[] {
  const pieces = diffWordsWithSpace(before, after).map(({ value, added, removed }) =>
    pieceOf(value, added ? 'added' : removed ? 'removed' : 'same'),
  );
  const kept = pieces.reduce((sum, { text, kind }) => sum + (kind === 'same' ? text.length : 0), 0);
  const isAnother = before && after && kept < KEPT_SHARE * Math.max(before.length, after.length);
  const told = isAnother
    ? [pieceOf(before, 'removed'), pieceOf('\n', 'same'), pieceOf(after, 'added')]
    : pieces;
  return told.map(({ text, kind }, at) => ({
    text: kind === 'same' ? shortened(text) : text,
    kind,
    at,
  }));
}

function pieceOf(text: string, kind: Difference['kind']) {
  return { text, kind };
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
