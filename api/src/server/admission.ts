import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { admitted } from '#api/lib/audience.ts';
import type { Admission } from '#api/lib/audience.ts';
import type { RequestContext } from '#api/lib/request-context.ts';

/**
 * Lets nobody call a root field of a schema whom it is not for, or who calls it too often. One that does not say whom it is for
 * is for those who are logged in.
 */
export function admitCallers(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      field.resolve &&= admitting(admissionOf(field.extensions), field.resolve);
    }
  }
  return schema;
}

/** What a root field says of who may call it. */
export function admissionOf(extensions: object): Admission {
  return { audience: 'personal', ...extensions };
}

type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

function admitting(admission: Admission, resolve: Resolver): Resolver {
  return (source, args, context, info) =>
    admitted(context, admission, () => resolve(source, args, context, info));
}
