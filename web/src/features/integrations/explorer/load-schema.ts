import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema } from 'graphql';
import type { GraphQLSchema, IntrospectionQuery } from 'graphql';
import { post } from './send.ts';

let loading: Promise<GraphQLSchema> | undefined;

/** The schema of the server, in the order of the alphabet, asked for once. A failure is not kept. */
export async function loadSchema(): Promise<GraphQLSchema> {
  loading ??= fetchSchema();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

async function fetchSchema(): Promise<GraphQLSchema> {
  const query = getIntrospectionQuery({ inputValueDeprecation: true });
  const response = await post({ query });
  if (!response.ok) throw new Error(`The schema was answered with ${response.status}.`);
  const { data } = (await response.json()) as { data: IntrospectionQuery };
  return lexicographicSortSchema(buildClientSchema(data));
}
