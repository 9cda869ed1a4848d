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

export type BlockNode =
  | { type: 'paragraph'; content?: readonly InlineNode[] }
  | { type: 'heading'; attrs: { level: HeadingLevel }; content: readonly InlineNode[] }
  | { type: 'bulletList' | 'orderedList'; content: readonly ListItem[] }
  | { type: 'blockquote'; content: readonly BlockNode[] }
  | { type: 'table'; content: readonly TableRow[] };

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
  const isLine = node.type === 'paragraph' || node.type === 'heading';
  return ('content' in node ? (node.content ?? []) : []).map(plainText).join(isLine ? '' : ' ');
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
