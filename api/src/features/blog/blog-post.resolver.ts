import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { LiveTextRow } from '#db/texts/live-text.repository.ts';
import { readingMinutes } from '#domain/documents/document.ts';
import { validate } from '#domain/errors/validate.ts';
import { postFilterSchema } from '#domain/texts/text.schema.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { described } from '#api/features/texts/text.service.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH, STATEMENT } from '#api/lib/query-cost.ts';
import {
  nextPostLoader,
  previousPostLoader,
  RELATED_LIMIT,
  relatedPostsLoader,
} from './blog-post.loaders.ts';
import { categoriesWithPosts, postAt, publishedPosts } from './blog-post.service.ts';
import { BlogCategory, BlogPost, BlogPostConnection } from './blog-post.type.ts';

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @For('public')
  @Cost({ work: SEARCH })
  @Query(() => BlogPostConnection, { description: 'Posts of the blog, last published first.' })
  async blogPosts(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('category', () => String, {
      nullable: true,
      description:
        'Only those of which this is part of the category: `tips` finds `performance-tips` too. `all` is every one.',
    })
    category: string | null,
    @Arg('text', () => String, {
      nullable: true,
      description: 'Only those that have all of these words, or words with them in it.',
    })
    text: string | null,
  ) {
    return publishedPosts(context, validate(postFilterSchema, { category, text }), page);
  }

  @For('public')
  @Cost({ work: 2 * STATEMENT })
  @Query(() => BlogPost, {
    nullable: true,
    description:
      'A post of the blog by its address, by one that it had before, or by its id; null when there is none.',
  })
  async blogPost(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The address, or the id.' }) slug: string,
  ): Promise<LiveTextRow | null> {
    return postAt(context, slug);
  }

  @For('public')
  @Cost({ items: 16, work: SEARCH })
  @Query(() => [BlogCategory], { description: 'The categories of the blog that have posts.' })
  async blogCategories(@Ctx() context: Context): Promise<BlogCategory[]> {
    return categoriesWithPosts(context);
  }

  @FieldResolver(() => String, {
    description: 'What it is about, in a sentence or two; else its beginning.',
  })
  excerpt(@Root() post: LiveTextRow): string {
    return described(post).description;
  }

  @FieldResolver(() => Int, { description: 'How long it takes to read, in minutes.' })
  readingMinutes(@Root() { body }: LiveTextRow): number {
    return readingMinutes(body);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who wrote it; null for somebody who is gone.',
  })
  async author(
    @Root() { authorId }: LiveTextRow,
    @Ctx() context: Context,
  ): Promise<ProfileRow | null> {
    return authorId === null ? null : ((await profileLoader(context).load(authorId)) ?? null);
  }

  @Cost({ items: RELATED_LIMIT, work: STATEMENT })
  @FieldResolver(() => [BlogPost], {
    description: 'At most 3 of the same category, or with a tag in common, the nearest first.',
  })
  async related(@Root() { id }: LiveTextRow, @Ctx() context: Context): Promise<LiveTextRow[]> {
    return relatedPostsLoader(context).load(id);
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => BlogPost, {
    nullable: true,
    description: 'The one that was published next after it; null for the last.',
  })
  async next(@Root() { id }: LiveTextRow, @Ctx() context: Context): Promise<LiveTextRow | null> {
    return (await nextPostLoader(context).load(id)) ?? null;
  }

  @Cost({ work: STATEMENT })
  @FieldResolver(() => BlogPost, {
    nullable: true,
    description: 'The one that was published last before it; null for the first.',
  })
  async previous(
    @Root() { id }: LiveTextRow,
    @Ctx() context: Context,
  ): Promise<LiveTextRow | null> {
    return (await previousPostLoader(context).load(id)) ?? null;
  }
}
