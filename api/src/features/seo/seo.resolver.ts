import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import { validate } from '#domain/errors/validate.ts';
import { pageMetaSchema, redirectSchema } from '#domain/seo/seo.schema.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import {
  addRedirect,
  describePage,
  pageMetas,
  redirectOf,
  redirects,
  removeRedirect,
} from './seo.service.ts';
import {
  AddRedirectInput,
  PageMeta,
  PageRedirect,
  RemoveRedirectInput,
  SetPageMetaInput,
} from './seo.type.ts';

const redirectsField = {
  redirects: { type: () => [PageRedirect], description: 'All redirects, as they are now.' },
};

@Resolver(() => PageMeta)
export class SeoResolver {
  @For('public')
  @Cost({ work: STATEMENT, items: 50 })
  @Query(() => [PageMeta], {
    description: 'What search engines are told of pages in place of what they say of themselves.',
  })
  async pageMetas(
    @Ctx() context: Context,
    @Arg('language', () => LanguageEnum, { description: 'In which language.' }) language: Language,
  ) {
    return pageMetas(context, language);
  }

  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => String, {
    nullable: true,
    description:
      'The path that readers of another one are sent to that there is no page at; null where they are told so.',
  })
  async redirect(
    @Ctx() context: Context,
    @Arg('path', () => String, { description: 'The path that they came to.' }) path: string,
  ) {
    return (await redirectOf(context, path)) ?? null;
  }

  @For('staff')
  @Cost({ work: STATEMENT, items: 100 })
  @Query(() => [PageRedirect], { description: 'All redirects. For administrators.' })
  async redirects(@Ctx() context: Context) {
    return redirects(context);
  }

  @For('staff')
  @Change('Says what search engines are told of a page. For administrators.', {
    meta: { type: () => PageMeta, description: 'What they are told now.' },
  })
  async setPageMeta(
    @Ctx() context: Context,
    @Input(() => SetPageMetaInput) input: SetPageMetaInput,
  ) {
    const meta = validate(pageMetaSchema, input);
    await describePage(context, meta);
    return { meta };
  }

  @For('staff')
  @Change(
    'Sends readers of a path elsewhere, if there is no page at it. For administrators.',
    redirectsField,
  )
  async addRedirect(
    @Ctx() context: Context,
    @Input(() => AddRedirectInput) input: AddRedirectInput,
  ) {
    return { redirects: await addRedirect(context, validate(redirectSchema, input)) };
  }

  @For('staff')
  @Change('Takes a redirect away. For administrators.', redirectsField)
  async removeRedirect(
    @Ctx() context: Context,
    @Input(() => RemoveRedirectInput) { from }: RemoveRedirectInput,
  ) {
    return { redirects: await removeRedirect(context, from) };
  }
}
