import { Field, ID, ObjectType } from 'type-graphql';
import type { Document } from '#domain/documents/document.ts';
import type { PlaceTag } from '#domain/directories/place.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';
import { DocumentScalar } from '#api/features/texts/document.scalar.ts';

/** A current of music, as `content/waves` has it. */
@ObjectType({
  description: 'A current of music: a sound, its cities, its rooms and its records. In English.',
})
export class Wave {
  @Field(() => ID, { name: 'id', description: 'Names it; its address is `/waves/{id}`.' })
  slug!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What there is to read of it, in a sentence.' })
  description!: string;

  @Field(() => String, { description: 'What it is, in a few words.' })
  lead!: string;

  @Field(() => [ID], { description: 'Its music, as tags of places.' })
  tags!: PlaceTag[];

  @Field(() => DocumentScalar, { description: 'The text.' })
  body!: Document;

  /** Ids. The first is the one that it is of most of all. */
  cities!: CityId[];

  /** Ids of the room types that it is made in. */
  rooms!: CategoryId[];
}
