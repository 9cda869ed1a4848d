import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({
  description: 'A search of the logged-in user’s, who is mailed when something new fits.',
  simpleResolvers: true,
})
export class SavedSearch {
  @Field(() => ID, { description: 'Identifies the saved search.' })
  id!: number;

  @Field(() => String, { description: 'What its user calls it.' })
  name!: string;

  @Field(() => String, {
    description: 'Its parameters, as in the address of the results: `type=drums&city=london`.',
  })
  query!: string;

  @Field(() => Boolean, { description: 'Whether its user is mailed when something new fits.' })
  sendsEmail!: boolean;

  @Field(() => ID, { description: 'The currency of prices in these emails, such as `eur`.' })
  currency!: string;

  @Field(() => DateTimeScalar, { description: 'When it was saved.' })
  createdAt!: number;
}

@InputType({ description: 'A search to be saved.' })
export class SaveSearchInput {
  @Field(() => String, { description: 'What to call it, up to 80 characters.' })
  name!: string;

  @Field(() => String, { description: 'Its parameters, as in the address of the results.' })
  query!: string;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether to mail what newly fits.' })
  sendsEmail!: boolean;

  @Field(() => ID, { defaultValue: 'usd', description: 'The currency of prices in emails.' })
  currency!: string;
}

/** A saved search, by itself. */
@InputType()
abstract class OfSavedSearchInput {
  @Field(() => ID, { description: 'The saved search.' })
  id!: string;
}

@InputType({
  description: 'What changes about a saved search. What is left out or null stays as it is.',
})
export class UpdateSavedSearchInput extends OfSavedSearchInput {
  @Field(() => String, { nullable: true, description: 'What to call it, up to 80 characters.' })
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to mail what newly fits.' })
  sendsEmail?: boolean | null;
}

@InputType({ description: 'A saved search to be removed.' })
export class RemoveSavedSearchInput extends OfSavedSearchInput {}
