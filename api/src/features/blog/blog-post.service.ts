import {
  countLiveTexts,
  countLiveTextsByCategory,
  findLiveTextAt,
  findLiveTextById,
  liveTextOrder,
  listLiveTexts,
} from '#db/texts/live-text.repository.ts';
import type { LiveTextFilter, LiveTextRow } from '#db/texts/live-text.repository.ts';
import { blogCategories, EVERY_CATEGORY, isWithin } from '#domain/texts/category.ts';
import type { PostFilter } from '#domain/texts/text.schema.ts';
import type { Context } from '#api/lib/context.ts';
import { parseId } from '#api/lib/ids.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { Page, PageArgs } from '#api/lib/pagination.ts';
import type { BlogCategory } from './blog-post.type.ts';

interface CountedPosts extends Page<LiveTextRow> {
  totalCount: () => Promise<number>;
}

/**
 * Posts that readers have and that match, last published first.
 * @throws DomainError BAD_USER_INPUT naming the argument that makes no page
 */
export async function publishedPosts(
  { reads, now }: Context,
  { category, text }: PostFilter,
  page: PageArgs,
): Promise<CountedPosts> {
  const filter: LiveTextFilter = {
    kind: 'post',
    ...(category && category !== EVERY_CATEGORY && { category }),
    ...(text && { text }),
  };
  return {
    ...(await paginate(page, liveTextOrder, (part) => listLiveTexts(reads, filter, part, now))),
    totalCount: () => countLiveTexts(reads, filter, now),
  };
}

/** The post at an address that it has, or had, or with an id. Addresses come first. */
export async function postAt({ reads, now }: Context, slug: string): Promise<LiveTextRow | null> {
  return (
    (await findLiveTextAt(reads, { kind: 'post', slug }, now)) ??
    (await postWithId({ reads, now }, slug)) ??
    null
  );
}

/** The post that readers have with an id; undefined for an id of anything else. */
export async function postWithId(
  { reads, now }: Pick<Context, 'reads' | 'now'>,
  id: string,
): Promise<LiveTextRow | undefined> {
  const number = parseId(id);
  const text = number === undefined ? undefined : await findLiveTextById(reads, number, now);
  return text?.kind === 'post' ? text : undefined;
}

/** The categories that have posts, in their order, each with how many are found by it. */
export async function categoriesWithPosts({ reads, now }: Context): Promise<BlogCategory[]> {
  const counts = await countLiveTextsByCategory(reads, 'post', now);
  return blogCategories
    .map((id) => ({
      id,
      postCount: counts
        .filter(({ category }) => isWithin(category, id))
        .reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ postCount }) => postCount > 0);
}

/** Where a post is. */
export function postPath({ slug }: Pick<LiveTextRow, 'slug'>): string {
  return `/blog/${slug}`;
}
