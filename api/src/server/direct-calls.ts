import { isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { Context } from '#api/lib/context.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;
type FieldResolver = ReturnType<typeof getMetadataStorage>['fieldResolvers'][number];
type Parameter = NonNullable<FieldResolver['params']>[number];

/** Finds the value of a parameter in what GraphQL calls a resolver with. */
type Reading = (source: unknown, args: Record<string, unknown>, context: Context) => unknown;

/**
 * Has GraphQL call the resolvers of fields themselves. What type-graphql puts around them sorts their
 * parameters on each call, and awaits each argument, although nothing here is validated by it: a list
 * whose parts are all kept would wait for promises field by field.
 */
export function callDirectly(schema: GraphQLSchema): GraphQLSchema {
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  const names = new Map(objectTypes.map(({ target, name }) => [target, name]));
  for (const resolver of fieldResolvers) {
    const type = schema.getType(names.get(resolver.getObjectType!()) ?? '');
    const field = isObjectType(type) ? type.getFields()[resolver.schemaName] : undefined;
    const direct = directCall(resolver);
    if (field?.resolve && direct) field.resolve = direct as typeof field.resolve;
  }
  return schema;
}

/** A class of resolvers, none of which is made with anything. */
type ResolverClass = new () => Record<string, (...values: unknown[]) => unknown>;

/** A call of a resolver; undefined where there is more to it than its parameters. */
function directCall(resolver: FieldResolver): Resolver | undefined {
  const { kind, target, methodName, middlewares, params = [] } = resolver;
  const readings = params.toSorted((one, other) => one.index - other.index).map(readingOf);
  if (kind !== 'external' || middlewares?.length || !readings.every(isKnown)) return undefined;
  const instance = new (target as ResolverClass)();
  return (source, args, context) =>
    instance[methodName]!(...readings.map((read) => read(source, args, context)));
}

function readingOf(parameter: Parameter): Reading | undefined {
  if (parameter.kind === 'arg') return (_source, args) => args[parameter.name];
  if (parameter.kind === 'root' && !parameter.propertyName) return (source) => source;
  if (parameter.kind === 'context' && !parameter.propertyName) {
    return (_source, _args, context) => context;
  }
  return undefined;
}

function isKnown(reading: Reading | undefined): reading is Reading {
  return reading !== undefined;
}
