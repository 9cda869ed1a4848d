import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { Document } from '#domain/documents/document.ts';

const written = (): never => {
  throw new GraphQLError('A Document is only read.', { extensions: { code: 'BAD_USER_INPUT' } });
};

/** A text with its structure: see `domain/src/documents/document.ts`. */
export const DocumentScalar = new GraphQLScalarType<Document, Document>({
  name: 'Document',
  description:
    'A text with its structure, in the form that ProseMirror writes: `{ "type": "doc", "content": [...] }` with paragraphs, headings, lists, quotes and tables, and marks for bold, italic, code and links. It holds no HTML.',
  specifiedByURL: 'https://prosemirror.net/docs/ref/#model.Document_Structure',
  serialize: (value) => value as Document,
  parseValue: written,
  parseLiteral: written,
});
