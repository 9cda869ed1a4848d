import { toHtml } from '#domain/documents/html.ts';
import type { LiveTextRow } from '#db/texts/live-text.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { previewPath } from '#domain/previews/preview-path.ts';
import { postFilterSchema } from '#domain/texts/text.schema.ts';
import { described } from '#api/features/texts/text.service.ts';
import type { Context } from '#api/lib/context.ts';
import { pageOf, pageQuery } from '#api/lib/rest-description.ts';
import { nextPageLink, pageOfQuery } from '#api/lib/rest.ts';
import type { RestEndpoint, RestRequest, Result } from '#api/lib/rest.ts';
import { choice, idNumber, listOf, named, shape, text } from '#api/lib/shapes.ts';
import type { Shaped } from '#api/lib/shapes.ts';
import { publishedPosts } from './blog-post.service.ts';
import { postPreviews } from './blog.previews.ts';

const DEFAULT_LIMIT = 20;

/** A post with the field names of spec §3. */
const postShape = named(
  'BlogPost',
  shape({
    id: idNumber,
    slug: text,
    title: text,
    excerpt: text,
    content: text.meta({ meaning: 'HTML.' }),
    category: text,
    tags: listOf(text),
    coverImage: text.meta({ meaning: 'The address of a PNG of 1200 × 630, drawn for the post.' }),
    status: choice(['published']),
  }),
);

/** `GET /api/blog-posts` (spec §7). */
export const blogPostEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/blog-posts',
    audience: 'public',
    summary: 'Posts of the blog, last published first',
    query: { category: postFilterSchema.fields.category, ...pageQuery(DEFAULT_LIMIT) },
    responses: { 200: pageOf(postShape) },
    handle: list,
  },
];

async function list(context: Context, request: RestRequest): Promise<Result> {
  const filter = validate(postFilterSchema, { category: request.query.get('category') });
  const page = pageOfQuery(request.query, DEFAULT_LIMIT);
  const { nodes, pageInfo, totalCount } = await publishedPosts(context, filter, page);
  return {
    body: nodes.map((post) => postBody(post, context.origin)),
    headers: nextPageLink(request, pageInfo, await totalCount()),
  };
}

function postBody(post: LiveTextRow, origin: string): Shaped<typeof postShape> {
  const { id, slug, title, description, body, category, tags } = described(post);
  return {
    id,
    slug,
    title,
    excerpt: description,
    content: toHtml(body),
    category,
    tags,
    coverImage: origin + previewPath({ kind: postPreviews.kind, id: String(id) }),
    status: 'published',
  };
}
