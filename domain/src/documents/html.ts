import type { Document, DocumentNode, Mark, Picture, TextNode } from './document.ts';

const elements = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
} as const;

const markElements = { bold: 'strong', italic: 'em', code: 'code' } as const;

/** A document as HTML. All that it says is text there, whatever it looks like. */
export function toHtml({ content }: Document): string {
  return content.map(nodeHtml).join('');
}

function nodeHtml(node: DocumentNode): string {
  switch (node.type) {
    case 'text':
      return textHtml(node);
    case 'hardBreak':
      return '<br>';
    case 'doc':
      return toHtml(node);
    case 'heading':
      return wrap(`h${node.attrs.level}`, node.content);
    case 'codeBlock':
      return `<pre>${wrap('code', node.content ?? [])}</pre>`;
    case 'picture':
      return pictureHtml(node);
    case 'sound':
      return `<audio controls preload="none" src="${escapeHtml(node.attrs.src)}" title="${escapeHtml(node.attrs.title)}"></audio>`;
    case 'studioCard':
      return `<div data-studio="${node.attrs.studioId}"><a href="/studios/${node.attrs.studioId}">/studios/${node.attrs.studioId}</a></div>`;
    default:
      return wrap(elements[node.type], node.content ?? []);
  }
}

function pictureHtml({ attrs: { src, alt, caption, width, height } }: Picture): string {
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;
  return `<figure>${image}${caption && `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`;
}

function wrap(element: string, content: readonly DocumentNode[]): string {
  return `<${element}>${content.map(nodeHtml).join('')}</${element}>`;
}

function textHtml({ text, marks = [] }: TextNode): string {
  return marks.reduceRight(markHtml, escapeHtml(text));
}

function markHtml(html: string, mark: Mark): string {
  if (mark.type === 'link') return `<a href="${escapeHtml(mark.attrs.href)}">${html}</a>`;
  const element = markElements[mark.type];
  return `<${element}>${html}</${element}>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
