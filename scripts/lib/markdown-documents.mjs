import { marked } from 'marked';

/** Where a link may lead: to a path of the site, or to another one by a secure address. */
const HREF = /^(\/(?!\/)|https:\/\/|mailto:)/;

/**
 * A text in Markdown as a document: see `domain/src/documents/document.ts`.
 * @param {string} markdown
 * @returns {import('../../domain/src/documents/document.ts').Document}
 * @throws Error for what documents do not have, such as HTML
 */
export function toDocument(markdown) {
  return { type: 'doc', content: marked.lexer(markdown).flatMap(blocksOf) };
}

/**
 * A file that begins with what is said of its text, line by line between two rules.
 * @returns {{ head: Record<string, string>, body: string }}
 */
export function readFrontMatter(source) {
  const [, lines, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (lines === undefined) throw new Error('It does not begin with what is said of it.');
  const head = lines.split('\n').map((line) => {
    const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!name) throw new Error(`This line says nothing: ${line}`);
    return [name, value];
  });
  return { head: Object.fromEntries(head), body };
}

function blocksOf(token) {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
    // A line of a list.
    case 'text':
      return [{ type: 'paragraph', content: inlineOf(token.tokens) }];
    case 'heading':
      if (token.depth !== 2 && token.depth !== 3)
        throw unknown(`a heading of level ${token.depth}`);
      return [{ type: 'heading', attrs: { level: token.depth }, content: inlineOf(token.tokens) }];
    case 'blockquote':
      return [{ type: 'blockquote', content: token.tokens.flatMap(blocksOf) }];
    case 'list':
      return [
        {
          type: token.ordered ? 'orderedList' : 'bulletList',
          content: token.items.map(({ tokens }) => ({
            type: 'listItem',
            content: tokens.flatMap(blocksOf),
          })),
        },
      ];
    case 'table':
      return [
        {
          type: 'table',
          content: [token.header, ...token.rows].map((cells, index) => ({
            type: 'tableRow',
            content: cells.map(({ tokens }) => ({
              type: index === 0 ? 'tableHeader' : 'tableCell',
              content: [{ type: 'paragraph', content: inlineOf(tokens) }],
            })),
          })),
        },
      ];
    default:
      throw unknown(token.type);
  }
}

function inlineOf(tokens, marks = []) {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case 'text':
        return token.tokens ? inlineOf(token.tokens, marks) : textOf(token.text, marks);
      case 'escape':
        return textOf(token.text, marks);
      case 'strong':
        return inlineOf(token.tokens, [...marks, { type: 'bold' }]);
      case 'em':
        return inlineOf(token.tokens, [...marks, { type: 'italic' }]);
      case 'codespan':
        return textOf(token.text, [...marks, { type: 'code' }]);
      case 'br':
        return [{ type: 'hardBreak' }];
      case 'link': {
        const { href } = token;
        if (!HREF.test(href)) throw unknown(`a link to ${href}`);
        return inlineOf(token.tokens, [...marks, { type: 'link', attrs: { href } }]);
      }
      default:
        throw unknown(token.type);
    }
  });
}

function textOf(text, marks) {
  return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
}

function unknown(what) {
  return new Error(`Documents do not have ${what}.`);
}
