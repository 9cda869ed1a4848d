import { Field, ID, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';

@ObjectType({
  description: 'A sheet to download and fill in, such as for a session.',
  simpleResolvers: true,
})
export class VaultSheet {
  @Field(() => ID, { description: 'Names the sheet: `sessionSheet`.' })
  name!: string;

  @Field(() => LanguageEnum, { description: 'The language that it is in.' })
  language!: Language;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What it is for.' })
  about!: string;

  @Field(() => String, { description: 'Path of the file to print.' })
  pdf!: string;

  @Field(() => String, { description: 'Path of the workbook to fill in on a screen.' })
  xlsx!: string;
}
