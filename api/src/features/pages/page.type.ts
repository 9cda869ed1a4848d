import { Field, ID, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { DocumentScalar } from '#api/features/texts/document.scalar.ts';

@ObjectType({ description: 'A page that is there to be read, in one language.' })
export class PageContent {
  @Field(() => ID, { description: 'Names the page.' })
  id!: string;

  @Field(() => String, { description: 'Where it is on the site.' })
  path!: string;

  @Field(() => LanguageEnum, { description: 'The language that it is in.' })
  language!: Language;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, for search engines.' })
  description!: string;

  @Field(() => String, { description: 'What stands below its title.' })
  lead!: string;

  @Field(() => DocumentScalar, { description: 'Its text.' })
  body!: Document;
}
