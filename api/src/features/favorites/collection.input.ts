import { Field, ID, InputType } from 'type-graphql';
import { OfStudioInput } from './favorite.input.ts';

/** A collection, by itself. */
@InputType()
abstract class OfCollectionInput {
  @Field(() => ID, { description: 'The collection.' })
  id!: string;
}

@InputType({ description: 'A collection to be created.' })
export class CreateCollectionInput {
  @Field(() => String, { description: 'Its name, up to 60 characters.' })
  name!: string;
}

@InputType({ description: 'A collection to be renamed.' })
export class RenameCollectionInput extends OfCollectionInput {
  @Field(() => String, { description: 'Its new name, up to 60 characters.' })
  name!: string;
}

@InputType({ description: 'An order of collections.' })
export class OrderCollectionsInput {
  @Field(() => [ID], { description: 'The collections, the first one first.' })
  ids!: string[];
}

@InputType({ description: 'A collection to be deleted.' })
export class DeleteCollectionInput extends OfCollectionInput {}

@InputType({ description: 'A collection to be shared.' })
export class ShareCollectionInput extends OfCollectionInput {
  @Field(() => Boolean, { description: 'Whether the link shows the notes on its studios too.' })
  withNotes!: boolean;
}

@InputType({ description: 'A collection whose link ends.' })
export class UnshareCollectionInput extends OfCollectionInput {}

/** A saved studio and a collection. */
@InputType()
abstract class FilingInput extends OfStudioInput {
  @Field(() => ID, { description: 'The collection.' })
  collectionId!: string;
}

@InputType({ description: 'A saved studio to be put into a collection.' })
export class AddToCollectionInput extends FilingInput {}

@InputType({ description: 'A saved studio to be removed from a collection.' })
export class RemoveFromCollectionInput extends FilingInput {}

@InputType({ description: 'A shared collection whose studios are to be saved.' })
export class SaveSharedCollectionInput {
  @Field(() => String, { description: 'The last part of the link.' })
  token!: string;
}
