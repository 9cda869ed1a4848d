import { Ctx, Resolver } from 'type-graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { SetLanguageInput } from './account.input.ts';
import { User } from './user.type.ts';
import { chooseLanguage } from './language.service.ts';

@Resolver()
export class LanguageResolver {
  @For('personal')
  @Change('Stores the language of emails to the logged-in user, and of pages for them.', {
    user: { type: () => User, description: 'The logged-in user.' },
  })
  async setLanguage(
    @Ctx() context: Context,
    @Input(() => SetLanguageInput) { language }: SetLanguageInput,
  ) {
    return { user: await chooseLanguage(context, language) };
  }
}
