import { isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from '#api/lib/context.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/**
 * Resolves fields that are properties of what they are asked of, or work themselves out when they
 * are called, and counts them.
 */
export const resolveProperty: Resolver = (source, _args, context, info) => {
  if (typeof source !== 'object' || source === null) return undefined;
  const value = (source as Record<string, unknown>)[info.fieldName];
  context.budget.spend(value);
  return typeof value === 'function' ? (value as () => unknown).call(source) : value;
};

/** Lets every other field of a schema be resolved only while the request has time left, and counts it. */
export function spendBudgets(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = counted(field.resolve as Resolver) as typeof field.resolve;
    }
  }
  return schema;
}

function counted(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    context.budget.check();
    const value = resolve(source, args, context, info);
    context.budget.spend(value);
    return value;
  };
}
