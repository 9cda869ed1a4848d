import { Field, ID, InputType } from 'type-graphql';

/** A studio, by itself. */
@InputType()
export abstract class OfStudioInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;
}

@InputType({ description: 'A studio to be saved.' })
export class AddFavoriteInput extends OfStudioInput {}

@InputType({ description: 'A saved studio to be removed.' })
export class RemoveFavoriteInput extends OfStudioInput {}

@InputType({ description: 'Saved studios to be removed.' })
export class RemoveFavoritesInput {
  @Field(() => [ID], { description: 'The studios, up to 200.' })
  studioIds!: string[];
}

@InputType({ description: 'A saved studio that is to be put back as it was.' })
export class RestoreFavoriteInput extends OfStudioInput {
  @Field(() => String, { description: 'The note on it, up to 2000 characters; may be empty.' })
  note!: string;

  @Field(() => [ID], {
    description: 'The collections that held it; those that are gone or full are left out.',
  })
  collectionIds!: string[];
}

@InputType({ description: 'A note to be set.' })
export class SetFavoriteNoteInput extends OfStudioInput {
  @Field(() => String, { description: 'Plain text, up to 2000 characters; may be empty.' })
  note!: string;

  @Field(() => String, { description: 'The note that it is written over.' })
  previous!: string;
}
