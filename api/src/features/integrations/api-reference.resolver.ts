import { Ctx, Info, Query, Resolver } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { referenceOf } from './api-reference.service.ts';
import { ApiReference } from './api-reference.type.ts';

@Resolver()
export class ApiReferenceResolver {
  @For('public')
  @Cost({ work: 10 })
  @Query(() => ApiReference, {
    description: 'What can be called on REST and followed over sockets, as the server declares it.',
  })
  apiReference(@Ctx() { features }: Context, @Info() { schema }: GraphQLResolveInfo): ApiReference {
    return referenceOf(features, schema);
  }
}
