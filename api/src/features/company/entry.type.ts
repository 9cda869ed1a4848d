import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { EntryKind } from '#domain/company/entry.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const EntryKindEnum = publishEnum<EntryKind>(
  'EntryKind',
  'What administrators keep lists of.',
  {
    testimonial: 'What somebody says of the product.',
    'team-member': 'Somebody who works on it.',
    partner: 'A company that works with us.',
    'press-mention': 'What was written about us.',
    opening: 'A job with us.',
    event: 'Something that happens somewhere, for everybody.',
    deal: 'A way to pay less that somebody gives our readers.',
    wave: 'A current of music; what is said of it is a text of that kind.',
  },
);

@ObjectType({ description: 'A part of an entry by its name.', simpleResolvers: true })
export class EntryPart {
  @Field(() => String, { description: 'What the part is, such as `name`.' })
  name!: string;

  @Field(() => String, { description: 'What it says; empty for nothing.' })
  value!: string;
}

@ObjectType({ description: 'What an entry says in a language.', simpleResolvers: true })
export class EntryWording {
  @Field(() => LanguageEnum, { description: 'The language.' })
  language!: Language;

  @Field(() => [EntryPart], { description: 'Its parts.' })
  parts!: EntryPart[];
}

@ObjectType('Entry', {
  description: 'Something that administrators keep a list of, as they edit it.',
  simpleResolvers: true,
})
export class EntryType {
  @Field(() => ID, { description: 'Identifies the entry.' })
  id!: number;

  @Field(() => EntryKindEnum, { description: 'What it is.' })
  kind!: EntryKind;

  @Field(() => Boolean, { description: 'Whether everybody sees it.' })
  isPublished!: boolean;

  @Field(() => Boolean, { description: 'Whether it was made up for the demo.' })
  isInvented!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it changed last.' })
  updatedAt!: number;
}

@InputType({ description: 'A part of an entry by its name.' })
export class EntryPartInput {
  @Field(() => String, { description: 'What the part is, such as `name`.' })
  name!: string;

  @Field(() => String, { description: 'What it says; empty for nothing.' })
  value!: string;
}

@InputType({ description: 'What an entry says in a language.' })
export class EntryWordingInput {
  @Field(() => LanguageEnum, { description: 'The language.' })
  language!: Language;

  @Field(() => [EntryPartInput], { description: 'Its parts.' })
  parts!: EntryPartInput[];
}

@InputType({
  description:
    'An entry to be kept. What is wrong with a part is named by it: `facts.name`, `texts.en.role`.',
})
export class SaveEntryInput {
  @Field(() => ID, { nullable: true, description: 'Which one; null for a new one.' })
  id?: string | null;

  @Field(() => EntryKindEnum, { description: 'What it is.' })
  kind!: EntryKind;

  @Field(() => Boolean, { description: 'Whether everybody is to see it.' })
  isPublished!: boolean;

  @Field(() => [EntryPartInput], { description: 'What is the same in every language.' })
  facts!: EntryPartInput[];

  @Field(() => [EntryWordingInput], {
    description: 'What it says in English, and in any other languages.',
  })
  texts!: EntryWordingInput[];
}

@InputType({ description: 'An entry that everybody is to see, or nobody.' })
export class PublishEntryInput {
  @Field(() => ID, { description: 'The entry.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether everybody is to see it.' })
  isPublished!: boolean;
}

@InputType({ description: 'An entry to be removed.' })
export class RemoveEntryInput {
  @Field(() => ID, { description: 'The entry.' })
  id!: string;
}

@InputType({ description: 'An entry whose removal is taken back.' })
export class RestoreEntryInput {
  @Field(() => ID, { description: 'The entry.' })
  id!: string;
}

@InputType({ description: 'An order of the entries of a kind.' })
export class ArrangeEntriesInput {
  @Field(() => EntryKindEnum, { description: 'Of which kind.' })
  kind!: EntryKind;

  @Field(() => [ID], { description: 'All entries of the kind, in their new order.' })
  ids!: string[];
}
