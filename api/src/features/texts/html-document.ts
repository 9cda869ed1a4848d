import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { parseHTML } from 'linkedom';
import sanitizeHtml from 'sanitize-html';
import type { Document } from '#domain/documents/document.ts';
import { documentExtensions } from '#domain/documents/extensions.ts';
import { readDocument } from '#domain/documents/read-document.ts';

const schema = getSchema(documentExtensions);

/** What is taken of HTML. All else is left out: elements with the text in them where that is code. */
const rules: sanitizeHtml.IOptions = {
  allowedTags:
    'h2 h3 p ul ol li blockquote br pre code strong b em i a table thead tbody tr th td figure img figcaption audio div'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href'],
    div: ['data-studio'],
    img: ['src', 'alt', 'width', 'height'],
    audio: ['src', 'title'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
  // Without an address it is no link, and without a file of ours no picture.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' || tag === 'audio') && !attribs.src?.startsWith('/uploads/text-'),
};

/**
 * HTML that came from outside as a document, which holds none.
 * @param field what is named when it cannot be one
 * @throws DomainError BAD_USER_INPUT naming `field`
 */
export function documentOfHtml(html: string, field: string): Document {
  const { document } = parseHTML(`<html><body>${sanitizeHtml(html, rules)}</body></html>`);
  const parsed = DOMParser.fromSchema(schema).parse(document.body);
  return readDocument(parsed.toJSON(), field);
}
