import { string } from 'yup';
import { asLanguage, DEFAULT_LANGUAGE, languages } from '#domain/accounts/language.ts';
import { siteSearchSchema } from '#domain/search/site-search.ts';
import { SUGGESTION_LIMIT } from '#domain/search/search-kind.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import { renameFields } from '#api/lib/failures.ts';
import { json, pageQuery } from '#api/lib/rest-description.ts';
import { pageOfQuery } from '#api/lib/rest.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import type { SearchHit } from '#api/lib/search-source.ts';
import { idNumber, listOf, shape, text } from '#api/lib/shapes.ts';
import { searchSite } from './site-search.service.ts';

/** The seven lists of spec §3, then those of the directories and podcasts, and what each calls the title of an item. */
const lists: readonly { name: string; kind: SearchKind; title: 'title' | 'name' | 'question' }[] = [
  { name: 'studios', kind: 'studios', title: 'name' },
  { name: 'products', kind: 'products', title: 'name' },
  { name: 'blogPosts', kind: 'blog-posts', title: 'title' },
  { name: 'helpdeskArticles', kind: 'helpdesk-articles', title: 'title' },
  { name: 'helpdeskFaqs', kind: 'helpdesk-faqs', title: 'question' },
  { name: 'jobListings', kind: 'job-listings', title: 'title' },
  { name: 'pageContents', kind: 'page-contents', title: 'title' },
  { name: 'directoryPlaces', kind: 'directory-places', title: 'name' },
  { name: 'waves', kind: 'waves', title: 'title' },
  { name: 'podcastEpisodes', kind: 'podcast-episodes', title: 'title' },
];

/** Kinds whose items have names for ids. */
const namedKinds: readonly SearchKind[] = [
  'helpdesk-articles',
  'helpdesk-faqs',
  'page-contents',
  'waves',
];

/** What is found of one kind, its title under the name that the kind has for it. */
const hitShape = (title: string, kind: SearchKind) =>
  shape({ id: namedKinds.includes(kind) ? text : idNumber, [title]: text, slug: text, url: text });

const foundShape = shape(
  Object.fromEntries(lists.map(({ name, title, kind }) => [name, listOf(hitShape(title, kind))])),
);

/** `GET /api/search?q=&limit=5` (spec §7). */
export const siteSearchEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/search',
    audience: 'public',
    summary: 'What the site’s search finds, by kind',
    query: {
      q: siteSearchSchema.fields.text,
      limit: pageQuery(SUGGESTION_LIMIT).limit,
      language: string().oneOf(languages),
    },
    responses: { 200: json(foundShape) },
    async handle(context, { query }) {
      const listed = context.features.searchSources.filter(({ kind }) =>
        lists.some((list) => list.kind === kind),
      );
      const { first } = pageOfQuery(query, SUGGESTION_LIMIT);
      const language = asLanguage(query.get('language')) ?? DEFAULT_LANGUAGE;
      const asked = { text: query.get('q') ?? '', limit: first, language };
      try {
        const groups = await searchSite(context, listed, asked);
        return { body: bodyOf(new Map(groups.map(({ kind, hits }) => [kind, hits]))) };
      } catch (error) {
        throw renameFields(error, { text: 'q' });
      }
    },
  },
];

function bodyOf(found: ReadonlyMap<SearchKind, SearchHit[]>): Record<string, unknown[]> {
  return Object.fromEntries(
    lists.map(({ name, kind, title: titleName }) => [
      name,
      (found.get(kind) ?? []).map(({ id, title, slug, url }) => ({
        id,
        [titleName]: title,
        slug,
        url,
      })),
    ]),
  );
}
