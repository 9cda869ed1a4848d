import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLInputField, GraphQLNamedType, GraphQLSchema } from 'graphql';

/** A type, or a field of one, that a search found. */
export interface Found {
  type: string;
  /** None where it is the type itself. */
  field?: string;
  description: string;
}

/** The most that a search shows: who finds more says more. */
const MOST_FOUND = 40;

/** The types of a schema, without those of GraphQL itself, by name. */
export function ownTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The fields that a type has; none of one that has none. */
export function fieldsOf(
  type: GraphQLNamedType,
): (GraphQLField<unknown, unknown> | GraphQLInputField)[] {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values(type.getFields()) : [];
}

/** Types and fields whose name has a text in it; names that begin with it come first. */
export function searchSchema(schema: GraphQLSchema, text: string): Found[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  const all = ownTypes(schema).flatMap((type) => [
    {
      type: type.name,
      field: undefined,
      name: type.name,
      description: type.description ?? '',
    },
    ...[...fieldsOf(type), ...(isEnumType(type) ? type.getValues() : [])].map(
      ({ name, description }) => ({
        type: type.name,
        field: name,
        name,
        description: description ?? '',
      }),
    ),
  ]);
  return all
    .map((one) => ({ ...one, at: one.name.toLowerCase().indexOf(wanted) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => Math.min(one.at, 1) - Math.min(other.at, 1))
    .slice(0, MOST_FOUND)
    .map(({ type, field, description }) => ({
      type,
      description,
      ...(field !== undefined && { field }),
    }));
}
