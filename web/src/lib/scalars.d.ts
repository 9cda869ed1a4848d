import type { Document } from '#domain/documents/document.ts';

declare global {
  /** What the scalar `Document` of the API is: generated types know it by this name. */
  type TextDocument = Document;
}
