import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';
import type { TextKind, TextState } from '#domain/texts/text.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { DocumentScalar } from './document.scalar.ts';

export const TextKindEnum = publishEnum<TextKind>('SiteTextKind', 'What a text of the site is.', {
  page: 'A page that is there to be read.',
  post: 'A post of the blog.',
  article: 'An article of the help desk.',
  faq: 'A question that is asked often, with its answer.',
  wave: 'A current of music.',
});

export const TextStateEnum = publishEnum<TextState>(
  'SiteTextState',
  'Where a text of the site stands for its readers.',
  {
    shipped: 'Readers have what ships with the product, and nothing else is saved.',
    draft: 'Something is saved that no reader has.',
    scheduled: 'Readers will have what was saved from a moment on that is said.',
    live: 'Readers have what was saved last.',
    changed: 'Readers have something that was saved earlier.',
  },
);

@ObjectType('SiteText', {
  description: 'A text of the site as administrators edit it: one in one language.',
})
export class SiteText {
  @Field(() => TextKindEnum, { description: 'What it is.' })
  kind!: TextKind;

  @Field(() => String, { description: 'What its address ends with.' })
  slug!: string;

  @Field(() => LanguageEnum, { description: 'The language that it is in.' })
  language!: Language;

  @Field(() => TextStateEnum, { description: 'Where it stands for readers.' })
  state!: TextState;

  @Field(() => String, { description: 'Its title, as it was saved last.' })
  title!: string;

  @Field(() => String, { description: 'Its category, as it was saved last; empty for none.' })
  category!: string;
}

@ObjectType('SiteTextRevision', {
  description: 'What was saved of a text at one time; it never changes.',
})
export class SiteTextRevision {
  @Field(() => Int, { description: 'Counts from 1; 0 is what ships.' })
  number!: number;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'For search engines and lists; empty for its beginning.' })
  description!: string;

  @Field(() => String, { description: 'What stands below the title; may be empty.' })
  lead!: string;

  @Field(() => String, { description: 'Its category; empty for none.' })
  category!: string;

  @Field(() => [String], { description: 'What it is about, in a word or two each.' })
  tags!: string[];

  @Field(() => Int, { description: 'Its place among those of its category.' })
  position!: number;

  @Field(() => DocumentScalar, { description: 'The text.' })
  body!: Document;
}

@ObjectType({ description: 'What was saved last of a text, for whoever has the link to it.' })
export class SiteTextPreview {
  @Field(() => TextKindEnum, { description: 'What it is.' })
  kind!: TextKind;

  @Field(() => LanguageEnum, { description: 'The language that it is in.' })
  language!: Language;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What stands below the title; may be empty.' })
  lead!: string;

  @Field(() => DocumentScalar, { description: 'The text.' })
  body!: Document;
}

@InputType({ description: 'What a text is to say.' })
export class SaveSiteTextInput {
  @Field(() => TextKindEnum, { description: 'What it is.' })
  kind!: TextKind;

  @Field(() => String, { description: 'What its address ends with.' })
  slug!: string;

  @Field(() => LanguageEnum, { description: 'The language that it is in.' })
  language!: Language;

  @Field(() => Int, {
    description: 'The number of what was edited; 0 for what ships, and for a new text.',
  })
  base!: number;

  @Field(() => String, { description: 'Its title: 1 to 120 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'At most 320 characters.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 600 characters.' })
  lead?: string | null;

  @Field(() => String, { nullable: true, description: 'Its category; posts have one.' })
  category?: string | null;

  @Field(() => [String], { nullable: true, description: 'At most 8, of at most 40 characters.' })
  tags?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Its place among those of its category.' })
  position?: number | null;

  @Field(() => DocumentScalar, { description: 'The text.' })
  body!: unknown;
}

@InputType({ description: 'What readers are to have of a text.' })
export class PublishSiteTextInput {
  @Field(() => ID, { description: 'The text.' })
  id!: string;

  @Field(() => Int, { description: 'The number of what they are to have.' })
  number!: number;
}

@InputType({ description: 'What readers are to have of a text, and from when on.' })
export class ScheduleSiteTextInput extends PublishSiteTextInput {
  @Field(() => DateTimeScalar, { description: 'From when on; still to come.' })
  at!: number;
}

@InputType({ description: 'A text that readers are to have no more.' })
export class UnpublishSiteTextInput {
  @Field(() => ID, { description: 'The text.' })
  id!: string;
}

@InputType({ description: 'A new address for a text.' })
export class MoveSiteTextInput {
  @Field(() => ID, { description: 'The text.' })
  id!: string;

  @Field(() => String, { description: 'What its address is to end with.' })
  slug!: string;
}

@InputType({ description: 'A text that is to go.' })
export class DeleteSiteTextInput {
  @Field(() => ID, { description: 'The text, which no reader has.' })
  id!: string;
}
