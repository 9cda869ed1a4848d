import { Field, InputType, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({
  description:
    'What search engines are told of a page in one language, in place of what it says of itself. What is empty stays as it was.',
  simpleResolvers: true,
})
export class PageMeta {
  @Field(() => String, { description: 'The path of the page: `/about`.' })
  path!: string;

  @Field(() => LanguageEnum, { description: 'The language.' })
  language!: Language;

  @Field(() => String, { description: 'The title, without the name of the product.' })
  title!: string;

  @Field(() => String, { description: 'What stands below the title in results.' })
  description!: string;

  @Field(() => String, { description: 'Path of the picture that is shown where it is shared.' })
  picture!: string;
}

@ObjectType({
  description: 'Where readers of an address that there is no page at are sent.',
  simpleResolvers: true,
})
export class PageRedirect {
  @Field(() => String, { description: 'The path that there is no page at.' })
  from!: string;

  @Field(() => String, { description: 'The path that they are sent to.' })
  to!: string;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  createdAt!: number;
}

@InputType({ description: 'What search engines are to be told of a page.' })
export class SetPageMetaInput {
  @Field(() => String, { description: 'The path of the page, at most 200 characters.' })
  path!: string;

  @Field(() => LanguageEnum, { description: 'The language.' })
  language!: Language;

  @Field(() => String, { defaultValue: '', description: 'The title, at most 120 characters.' })
  title!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'The description, at most 320 characters.',
  })
  description!: string;

  @Field(() => String, { defaultValue: '', description: 'A path of this site.' })
  picture!: string;
}

@InputType({ description: 'Where readers of an address are to be sent.' })
export class AddRedirectInput {
  @Field(() => String, { description: 'The path that there is no page at.' })
  from!: string;

  @Field(() => String, { description: 'A path of this site, with or without a query.' })
  to!: string;
}

@InputType({ description: 'A redirect that is to go.' })
export class RemoveRedirectInput {
  @Field(() => String, { description: 'The path that it leads from.' })
  from!: string;
}
