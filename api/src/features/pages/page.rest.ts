import { string } from 'yup';
import { asLanguage, DEFAULT_LANGUAGE, languages } from '#domain/accounts/language.ts';
import { toHtml } from '#domain/documents/html.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { shape, text } from '#api/lib/shapes.ts';
import { findPage } from './page.service.ts';

const pageShape = shape({ pageId: text, title: text, content: text });

/** `GET /api/page-content/{pageId}` (spec §7). */
export const pageEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/page-content/:pageId',
    audience: 'public',
    summary: 'A page that is there to be read, as HTML',
    query: { language: string().oneOf(languages) },
    responses: { 200: json(pageShape) },
    failures: ['NOT_FOUND'],
    handle: async (_context, { params: { pageId = '' }, query }) => {
      const page = findPage(pageId, asLanguage(query.get('language')) ?? DEFAULT_LANGUAGE);
      if (!page) throw new DomainError('NOT_FOUND', 'pages.notFound');
      return { body: { pageId, title: page.title, content: toHtml(page.body) } };
    },
  },
];
