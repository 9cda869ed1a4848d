import { Field, ID, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';
import type { HelpCategory } from '#domain/texts/category.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { DocumentScalar } from '#api/features/texts/document.scalar.ts';
import { publishEnum } from '#api/lib/enums.ts';

export const HelpCategoryEnum = publishEnum<HelpCategory>(
  'HelpCategory',
  'What an article or a question of the help desk is about.',
  {
    'getting-started': 'First steps.',
    'finding-studios': 'Looking for a studio.',
    booking: 'Booking a studio, and what comes after that.',
    messages: 'Messages between musicians and hosts.',
    reviews: 'Reviews.',
    'portfolios-and-projects': 'Portfolios and projects.',
    owners: 'Running a studio.',
    account: 'Accounts, security and settings.',
    trouble: 'What to do when something goes wrong.',
  },
);

@ObjectType({ description: 'An article of the help desk, in one language.' })
export class HelpArticle {
  @Field(() => ID, { description: 'Names it; its address is `/helpdesk/articles/{id}`.' })
  id!: string;

  @Field(() => LanguageEnum, {
    description: 'The language that it is in; English where it is not written in that asked for.',
  })
  language!: Language;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, in a sentence or two.' })
  description!: string;

  @Field(() => HelpCategoryEnum, {
    nullable: true,
    description: 'What it is about; null where that is none of these.',
  })
  category!: HelpCategory | null;

  @Field(() => DocumentScalar, { description: 'Its text.' })
  body!: Document;
}

@ObjectType({ description: 'A question that is asked often and its answer, in one language.' })
export class HelpFaq {
  @Field(() => ID, { description: 'Names it; its address is `/helpdesk/faqs/{id}`.' })
  id!: string;

  @Field(() => LanguageEnum, {
    description: 'The language that it is in; English where it is not written in that asked for.',
  })
  language!: Language;

  @Field(() => String, { description: 'The question.' })
  question!: string;

  @Field(() => String, { description: 'The answer in short.' })
  description!: string;

  @Field(() => HelpCategoryEnum, {
    nullable: true,
    description: 'What it is about; null where that is none of these.',
  })
  category!: HelpCategory | null;

  @Field(() => DocumentScalar, { description: 'The answer.' })
  answer!: Document;
}
