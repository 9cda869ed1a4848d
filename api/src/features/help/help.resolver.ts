import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import { readingMinutes } from '#domain/documents/document.ts';
import type { HelpCategory } from '#domain/texts/category.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { findArticle, findFaq, listArticles, listFaqs, relatedArticles } from './help.service.ts';
import { HelpArticle, HelpCategoryEnum, HelpFaq } from './help.type.ts';

/** About how many of each the help desk has: all of them, or those of one category. */
const items = ({ category }: Readonly<Record<string, unknown>>): number => (category ? 12 : 50);

const languageArgument = { description: 'The language to read it in.' };
const categoryArgument = {
  nullable: true,
  description: 'Only what is about this; all unless given.',
} as const;

@Resolver(() => HelpArticle)
export class HelpArticleResolver {
  @For('public')
  @Cost({ work: STATEMENT, items })
  @Query(() => [HelpArticle], {
    description: 'The articles of the help desk, in the order in which they are shown.',
  })
  async helpArticles(
    @Ctx() context: Context,
    @Arg('language', () => LanguageEnum, languageArgument) language: Language,
    @Arg('category', () => HelpCategoryEnum, categoryArgument) category?: HelpCategory | null,
  ): Promise<HelpArticle[]> {
    return listArticles(context, language, category);
  }

  @For('public')
  @Query(() => HelpArticle, {
    nullable: true,
    description: 'An article of the help desk; null when there is none of this id.',
  })
  async helpArticle(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Names the article, or named it once.' }) id: string,
    @Arg('language', () => LanguageEnum, languageArgument) language: Language,
  ): Promise<HelpArticle | null> {
    return findArticle(context, id, language);
  }

  @FieldResolver(() => Int, { description: 'How long it takes to read, in minutes.' })
  readingMinutes(@Root() { body }: HelpArticle): number {
    return readingMinutes(body);
  }

  @Cost({ items: 3 })
  @FieldResolver(() => [HelpArticle], {
    description: 'At most three others of its category.',
  })
  async related(@Ctx() context: Context, @Root() article: HelpArticle): Promise<HelpArticle[]> {
    return relatedArticles(context, article);
  }
}

@Resolver()
export class HelpFaqResolver {
  @For('public')
  @Cost({ work: STATEMENT, items })
  @Query(() => [HelpFaq], {
    description: 'The questions that are asked often, in the order in which they are shown.',
  })
  async helpFaqs(
    @Ctx() context: Context,
    @Arg('language', () => LanguageEnum, languageArgument) language: Language,
    @Arg('category', () => HelpCategoryEnum, categoryArgument) category?: HelpCategory | null,
  ): Promise<HelpFaq[]> {
    return listFaqs(context, language, category);
  }

  @For('public')
  @Query(() => HelpFaq, {
    nullable: true,
    description: 'A question that is asked often; null when there is none of this id.',
  })
  async helpFaq(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Names the question, or named it once.' }) id: string,
    @Arg('language', () => LanguageEnum, languageArgument) language: Language,
  ): Promise<HelpFaq | null> {
    return findFaq(context, id, language);
  }
}
