/*
 * A text with its structure, in the form that ProseMirror writes (https://prosemirror.net/docs/ref):
 * what pages are stored and sent as. Nothing in it is markup, so nothing in it can run.
 */

/** What a part of a line is, besides text. */
export type Mark = { type: 'bold' | 'italic' | 'code' } | { type: 'link'; attrs: { href: string } };

export interface TextNode {
  type: 'text';
  text: string;
  marks?: readonly Mark[];
}

export type InlineNode = TextNode | { type: 'hardBreak' };

/** Headings within a text: that of the page itself is its title. */
export type HeadingLevel = 2 | 3;

export interface ListItem {
  type: 'listItem';
  content: readonly BlockNode[];
}

export interface TableCell {
  type: 'tableCell' | 'tableHeader';
  content: readonly BlockNode[];
}

export interface TableRow {
  type: 'tableRow';
  content: readonly TableCell[];
}

/** A picture that was uploaded for it, with its size in pixels. */
export interface Picture {
  type: 'picture';
  attrs: { src: string; alt: string; caption: string; width: number; height: number };
}

/** Something to hear that was uploaded for it. */
export interface Sound {
  type: 'sound';
  attrs: { src: string; title: string };
}

/** A studio, shown as it is found elsewhere. */
export interface StudioCardNode {
  type: 'studioCard';
  attrs: { studioId: string };
}

export type BlockNode =
  | { type: 'paragraph'; content?: readonly InlineNode[] }
  | { type: 'heading'; attrs: { level: HeadingLevel }; content: readonly InlineNode[] }
  | { type: 'bulletList' | 'orderedList'; content: readonly ListItem[] }
  | { type: 'blockquote'; content: readonly BlockNode[] }
  | { type: 'table'; content: readonly TableRow[] }
  | { type: 'codeBlock'; content?: readonly TextNode[] }
  | Picture
  | Sound
  | StudioCardNode;

export interface Document {
  type: 'doc';
  content: readonly BlockNode[];
}

/** Anything that a document is made of. */
export type DocumentNode = Document | BlockNode | ListItem | TableRow | TableCell | InlineNode;

/** What stands in a part of a document, without its structure; blocks are set apart by spaces. */
export function plainText(node: DocumentNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return ' ';
  if (node.type === 'picture') return `${node.attrs.alt} ${node.attrs.caption}`.trim();
  if (node.type === 'sound') return node.attrs.title;
  const isLine = ['paragraph', 'heading', 'codeBlock'].includes(node.type);
  return ('content' in node ? (node.content ?? []) : []).map(plainText).join(isLine ? '' : ' ');
}

/** How many words a minute people read of what explains something. */
const WORDS_A_MINUTE = 220;

/** How long it takes to read a document, in whole minutes. */
export function readingMinutes(document: Document): number {
  const words = plainText(document).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** A heading of a document, and what its address ends with. */
export interface Anchor {
  id: string;
  title: string;
}

/** The parts of a document by their headings. No two of them have one id. */
export function anchorsOf({ content }: Document): Anchor[] {
  const ids = new Set<string>();
  return content.flatMap((block) => {
    if (block.type !== 'heading' || block.attrs.level !== 2) return [];
    const title = plainText(block);
    const base = anchorId(title);
    let id = base;
    for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`;
    ids.add(id);
    return [{ id, title }];
  });
}

function anchorId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
