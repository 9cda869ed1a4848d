import { Field, ID, ObjectType } from 'type-graphql';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType('Favorite', {
  description: 'A studio that the logged-in user has saved.',
  simpleResolvers: true,
})
export class FavoriteType {
  @Field(() => ID, { description: 'Identifies the favourite.' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When it was saved.' })
  createdAt!: number;

  @Field(() => String, {
    description: 'What the logged-in user noted about it, plain text; empty when nothing.',
  })
  note!: string;
}

@ObjectType({ description: 'Saved studios, page by page.' })
export class FavoriteConnection extends countedConnectionOf('Favorite', FavoriteType) {}
