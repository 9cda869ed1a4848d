import { lexicographicSortSchema, printSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';

/** The contract with everybody who speaks GraphQL to the product. */
export const SCHEMA = new URL('../../../schema.graphql', import.meta.url);

/** The contract as it was last released. */
export const RELEASED_SCHEMA = new URL('../../released-schema.graphql', import.meta.url);

/** A schema as it is written down: sorted, so that only changes of the contract show as changes. */
export function printSchemaFile(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
