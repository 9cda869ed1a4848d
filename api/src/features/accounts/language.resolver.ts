import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { Context } from '#api/lib/context.ts';
import { CurrentUser, LanguageEnum } from './account.type.ts';
import { chooseLanguage } from './language.service.ts';

@Resolver()
export class LanguageResolver {
  @Mutation(() => CurrentUser, {
    description: 'Stores the language of emails to the logged-in user, and of pages for them.',
  })
  async setLanguage(
    @Ctx() context: Context,
    @Arg('language', () => LanguageEnum, { description: 'The language.' }) language: Language,
  ): Promise<CurrentUser> {
    return chooseLanguage(context, language);
  }
}
