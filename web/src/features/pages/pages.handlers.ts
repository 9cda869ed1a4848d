import { HttpResponse } from 'msw';
import type { Document } from '#domain/documents/document.ts';
import { api } from '#web/testing/mock-server.ts';
import { PageContentDocument } from './page.generated.ts';

/** Answers what a page says; without a text there is no such page. */
export function pageText(text?: { id?: string; path?: string; title: string; body: Document }) {
  return api.query(PageContentDocument, ({ variables: { id, language } }) =>
    HttpResponse.json({
      data: {
        page: text
          ? {
              __typename: 'PageContent',
              id,
              path: `/pages/${id}`,
              language,
              description: 'What it is about.',
              lead: 'In short.',
              ...text,
            }
          : null,
      },
    }),
  );
}
