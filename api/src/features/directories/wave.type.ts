import { Field, ID, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';
import type { Genre } from '#domain/studios/genre.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { DocumentScalar } from '#api/features/texts/document.scalar.ts';

@ObjectType({
  description:
    'A current of music in one language: a sound, its cities, its rooms and its records.',
})
export class Wave {
  @Field(() => ID, { description: 'Names it; its address is `/waves/{id}`.' })
  id!: string;

  @Field(() => LanguageEnum, {
    description: 'The language that it is in; English where it is not written in that asked for.',
  })
  language!: Language;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What there is to read of it, in a sentence.' })
  description!: string;

  @Field(() => String, { description: 'What it is, in a few words.' })
  lead!: string;

  @Field(() => [ID], { description: 'Its music, as tags of places.' })
  tags!: readonly Genre[];

  @Field(() => DocumentScalar, { description: 'The text.' })
  body!: Document;

  /** Ids. The first is the one that it is of most of all. */
  cities!: readonly CityId[];

  /** Ids of the room types that it is made in. */
  rooms!: readonly CategoryId[];
}
