import { ObjectType } from 'type-graphql';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { StudioType } from './studio.type.ts';

@ObjectType({ description: 'Studios of one owner, page by page.' })
export class OwnedStudioConnection extends countedConnectionOf('OwnedStudio', StudioType) {}
