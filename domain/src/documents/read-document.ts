import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { MessageKey } from '#domain/messages/message.ts';
import type {
  BlockNode,
  Document,
  InlineNode,
  ListItem,
  Mark,
  TableCell,
  TableRow,
  TextNode,
} from './document.ts';

/** How much a document may hold: characters of its JSON, and blocks within blocks. */
export const documentLimits = { characters: 200_000, depth: 8 } as const;

/** Where a link may lead: to a path of the site, or elsewhere by a secure address. */
export const HREF = /^(?:\/(?!\/)|https:\/\/|mailto:|#)[^\s\\\p{C}]*$/u;

/** Files that were uploaded for texts, and what the product draws and plays: all that texts show. */
const FILE =
  /^\/(?:uploads\/text-(?:pictures|sounds)\/[\w.-]+|(?:scenes|sounds)\/(?:[\w-]+\/)*[\w-]+\.(?:svg|mp3))$/;

/** A value that came from outside, of which nothing is known. */
type Given = Readonly<Record<string, unknown>>;

/**
 * A document that came from outside, made anew of what documents have: whatever else was in it is
 * either left out, as editors' own notes are, or refused.
 * @param field what is named when it is refused
 * @throws DomainError BAD_USER_INPUT naming `field`
 */
export function readDocument(value: unknown, field: string): Document {
  const refuse = (key: MessageKey, values = {}): never => {
    throw badInput({ [field]: message(key, values) });
  };
  if ((JSON.stringify(value) ?? '').length > documentLimits.characters) {
    refuse('documents.tooLong', { max: documentLimits.characters });
  }
  try {
    const { type, content } = object(value);
    if (type !== 'doc') throw new UnknownPart('a document');
    return { type, content: blocks(content, documentLimits.depth) };
  } catch (error) {
    if (error instanceof UnknownPart) return refuse('documents.unknown', { part: error.message });
    throw error;
  }
}

/** Something that documents do not have. */
class UnknownPart extends Error {}

function object(value: unknown): Given {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnknownPart('a part');
  }
  return value as Given;
}

function list(value: unknown): Given[] {
  if (!Array.isArray(value)) throw new UnknownPart('content');
  return value.map(object);
}

function text(value: unknown, longest = 500): string {
  if (typeof value !== 'string' || value.length > longest || value.includes('\0')) {
    throw new UnknownPart('a text');
  }
  return value;
}

function blocks(content: unknown, depth: number): BlockNode[] {
  if (depth === 0) throw new UnknownPart('so many parts within each other');
  return list(content).map((node) => block(node, depth - 1));
}

function block({ type, content, attrs }: Given, depth: number): BlockNode {
  switch (type) {
    case 'paragraph':
      return content === undefined ? { type } : { type, content: inline(content) };
    case 'heading': {
      const { level } = object(attrs);
      if (level !== 2 && level !== 3) throw new UnknownPart(`level ${String(level)}`);
      return { type, attrs: { level }, content: inline(content ?? []) };
    }
    case 'bulletList':
    case 'orderedList':
      return { type, content: list(content).map((item) => listItem(item, depth)) };
    case 'blockquote':
      return { type, content: blocks(content, depth) };
    case 'table':
      return { type, content: list(content).map((row) => tableRow(row, depth)) };
    case 'codeBlock':
      return { type, content: list(content ?? []).map((node) => plain(node)) };
    default:
      return inserted(type, object(attrs ?? {}));
  }
}

/** What is set into a text, and has none within it. */
function inserted(type: unknown, attrs: Given): BlockNode {
  switch (type) {
    case 'picture': {
      const { src, alt = '', caption = '', width, height } = attrs;
      return {
        type,
        attrs: {
          src: file(src),
          alt: text(alt),
          caption: text(caption),
          width: pixels(width),
          height: pixels(height),
        },
      };
    }
    case 'sound':
      return { type, attrs: { src: file(attrs.src), title: text(attrs.title ?? '') } };
    case 'studioCard': {
      const studioId = text(attrs.studioId);
      if (!/^[1-9]\d{0,8}$/.test(studioId)) throw new UnknownPart('a studio');
      return { type, attrs: { studioId } };
    }
    default:
      throw new UnknownPart(typeof type === 'string' ? type.slice(0, 40) : 'a part');
  }
}

function file(src: unknown): string {
  const path = text(src);
  if (!FILE.test(path)) throw new UnknownPart('a file from elsewhere');
  return path;
}

function pixels(value: unknown): number {
  if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > 10_000) {
    throw new UnknownPart('a size');
  }
  return Number(value);
}

function listItem({ type, content }: Given, depth: number): ListItem {
  if (type !== 'listItem') throw new UnknownPart('an item');
  return { type, content: blocks(content, depth) };
}

function tableRow({ type, content }: Given, depth: number): TableRow {
  if (type !== 'tableRow') throw new UnknownPart('a row');
  return { type, content: list(content).map((cell) => tableCell(cell, depth)) };
}

function tableCell({ type, content }: Given, depth: number): TableCell {
  if (type !== 'tableCell' && type !== 'tableHeader') throw new UnknownPart('a cell');
  return { type, content: blocks(content, depth) };
}

function inline(content: unknown): InlineNode[] {
  return list(content).map((node) => {
    if (node.type === 'hardBreak') return { type: 'hardBreak' };
    const marks = list(node.marks ?? []).map(mark);
    return marks.length > 0 ? { ...plain(node), marks } : plain(node);
  });
}

function plain({ type, text: said }: Given): TextNode {
  if (type !== 'text') throw new UnknownPart('a line');
  return { type, text: text(said, documentLimits.characters) };
}

function mark({ type, attrs }: Given): Mark {
  if (type === 'bold' || type === 'italic' || type === 'code') return { type };
  if (type !== 'link') throw new UnknownPart('a mark');
  const href = text(object(attrs).href, 2000);
  if (!HREF.test(href)) throw new UnknownPart('a link that leads nowhere');
  return { type, attrs: { href } };
}
