import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#api/lib/pagination.ts';
import { StudioType } from './studio.type.ts';

@ObjectType({ description: 'Studios of one owner, page by page.' })
export class OwnedStudioConnection extends connectionOf('OwnedStudio', StudioType) {
  @Field(() => Int, { description: 'How many there are on all pages.' })
  totalCount!: number;
}
