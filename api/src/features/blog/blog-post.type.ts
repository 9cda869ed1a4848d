import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { DocumentScalar } from '#api/features/texts/document.scalar.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({ description: 'A post of the blog, as readers have it.', simpleResolvers: true })
export class BlogPost {
  @Field(() => ID, { description: 'Identifies the post.' })
  id!: number;

  @Field(() => String, { description: 'Its address: `/blog/{slug}`.' })
  slug!: string;

  @Field(() => LanguageEnum, { description: 'The language that it is in.' })
  language!: Language;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What stands below its title; may be empty.' })
  lead!: string;

  @Field(() => String, { description: 'Its category, such as `performance-tips`.' })
  category!: string;

  @Field(() => [String], { description: 'What it is about, in a word or two each.' })
  tags!: string[];

  @Field(() => DateTimeScalar, { description: 'When it was published first.' })
  publishedAt!: number;

  @Field(() => DocumentScalar, { description: 'Its text.' })
  body!: Document;
}

@ObjectType({ description: 'Posts of the blog, page by page.' })
export class BlogPostConnection extends countedConnectionOf('BlogPost', BlogPost) {}

@ObjectType({ description: 'A category of the blog that has posts.', simpleResolvers: true })
export class BlogCategory {
  @Field(() => ID, { description: 'Names the category: `/blog/category/{id}`.' })
  id!: string;

  @Field(() => Int, { description: 'How many posts are found by it.' })
  postCount!: number;
}
