import { GraphQLScalarType } from 'graphql';
import { valueFromASTUntyped } from 'graphql/utilities/valueFromASTUntyped.js';
import type { Document } from '#domain/documents/document.ts';

/**
 * A text with its structure: see `domain/src/documents/document.ts`. What comes in is anything, until
 * a service reads it by `readDocument`, which can say in which field it is wrong.
 */
export const DocumentScalar = new GraphQLScalarType<unknown, Document>({
  name: 'Document',
  description:
    'A text with its structure, in the form that ProseMirror writes: `{ "type": "doc", "content": [...] }` with paragraphs, headings, lists, quotes, tables, code, pictures, sounds and cards of studios, and marks for bold, italic, code and links. It holds no HTML.',
  specifiedByURL: 'https://prosemirror.net/docs/ref/#model.Document_Structure',
  serialize: (value) => value as Document,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
