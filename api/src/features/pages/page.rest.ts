import { object, string } from 'yup';
import { asLanguage, DEFAULT_LANGUAGE, languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { toHtml } from '#domain/documents/html.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { slug as slugOfText } from '#domain/texts/text.schema.ts';
import { textLimits } from '#domain/texts/text.ts';
import { publishText, saveText, textToEdit } from '#api/features/texts/text-editing.service.ts';
import { shippedText } from '#api/features/texts/text.service.ts';
import type { Context } from '#api/lib/context.ts';
import { json } from '#api/lib/rest-description.ts';
import type { RestEndpoint, RestRequest } from '#api/lib/rest.ts';
import { shape, text } from '#api/lib/shapes.ts';
import { findPage } from './page.service.ts';
import type { PageContent } from './page.type.ts';

const pageShape = shape({ pageId: text, title: text, content: text });

/** Characters of HTML. */
const CONTENT_LIMIT = 200_000;

const pageSchema = object({
  title: trimmed().required(message('texts.titleRequired')).max(textLimits.title),
  content: string().required(message('fields.required')).max(CONTENT_LIMIT),
});
const newPageSchema = pageSchema.shape({ pageId: string().required(message('fields.required')) });

/** Which page, by the name that callers have for it. */
const pageIdSchema = object({ pageId: slugOfText() });

const language = { language: string().oneOf(languages) };

/** `/api/page-content` (spec §7): what is saved by it is public at once. */
export const pageEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/page-content/:pageId',
    audience: 'public',
    summary: 'A page that is there to be read, as HTML',
    query: language,
    responses: { 200: json(pageShape) },
    failures: ['NOT_FOUND'],
    handle: async (context, { params: { pageId = '' }, query }) => {
      const page = await findPage(context, pageId, languageOf(query));
      if (!page) throw notFound();
      return { body: bodyOf(page) };
    },
  },
  {
    method: 'put',
    path: '/page-content/:pageId',
    audience: 'staff',
    summary: 'Change a page that was changed before',
    query: language,
    body: pageSchema,
    responses: { 200: json(pageShape) },
    failures: ['NOT_FOUND', 'CONFLICT'],
    handle: async (context, { params: { pageId = '' }, query, body }) => ({
      body: await writePage(context, { pageId, language: languageOf(query), isNew: false }, body),
    }),
  },
  {
    method: 'post',
    path: '/page-content',
    audience: 'staff',
    summary: 'Change a page for the first time, or add one',
    query: language,
    body: newPageSchema,
    responses: { 201: json(pageShape) },
    failures: ['CONFLICT'],
    handle: async (context, { query, body }) => {
      const { pageId } = validate(newPageSchema, body);
      const page = { pageId, language: languageOf(query), isNew: true };
      return { status: 201, body: await writePage(context, page, body) };
    },
  },
];

function languageOf(query: RestRequest['query']): Language {
  return asLanguage(query.get('language')) ?? DEFAULT_LANGUAGE;
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'pages.notFound');
}

function bodyOf({ id, title, body }: Pick<PageContent, 'id' | 'title' | 'body'>) {
  return { pageId: id, title, content: toHtml(body) };
}

/**
 * Has a page say something, in HTML of which only what texts have is taken.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED; NOT_FOUND when it was
 *   never changed and is not new; CONFLICT when it is new and was
 */
async function writePage(
  context: Context,
  page: { pageId: string; language: Language; isNew: boolean },
  input: unknown,
) {
  const { title, content } = validate(pageSchema, input);
  const { pageId: slug } = validate(pageIdSchema, { pageId: page.pageId });
  const name = { kind: 'page', slug, language: page.language } as const;
  const known = (await textToEdit(context, name))?.row;
  if (!known && !page.isNew) throw notFound();
  if (known && page.isNew) throw new DomainError('CONFLICT', 'texts.exists');
  // Loaded once somebody writes: it knows all of HTML.
  const { documentOfHtml } = await import('#api/features/texts/html-document.ts');
  const body = documentOfHtml(content, 'content');
  const before = (await findPage(context, slug, page.language)) ?? shippedText(name);
  const { description = '', lead = '' } = before ?? {};
  const head = { title, description, lead, category: '', tags: [], position: 0 };
  const saved = await saveText(context, name, known?.latestNumber ?? 0, { ...head, body });
  await publishText(context, saved.row!.id, saved.row!.latestNumber);
  return bodyOf({ id: slug, title, body });
}
