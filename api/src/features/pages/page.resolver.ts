import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { findPage } from './page.service.ts';
import { PageContent } from './page.type.ts';

@Resolver()
export class PageResolver {
  @For('public')
  @Query(() => PageContent, {
    nullable: true,
    description: 'A page that is there to be read; null when there is none of this id.',
  })
  async page(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Names the page.' }) id: string,
    @Arg('language', () => LanguageEnum, { description: 'The language to read it in.' })
    language: Language,
  ): Promise<PageContent | null> {
    return (await findPage(context, id, language)) ?? null;
  }
}
