import { GraphQLError, Kind, parse } from 'graphql';
import type { OperationTypeNode } from 'graphql';
import type { Draft } from './share-link.ts';

/** An operation that a document has. */
export interface Operation {
  /** Undefined for one without a name. */
  name: string | undefined;
  kind: `${OperationTypeNode}`;
}

/** What is sent. */
export interface Request {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

/** The operations of a document in their order; none of one that cannot be read. */
export function operationsIn(query: string): Operation[] {
  try {
    return parse(query).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? [{ name: definition.name?.value, kind: definition.operation }]
        : [],
    );
  } catch (error) {
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}

/**
 * Values of variables as they were written.
 * @throws SyntaxError for what is no JSON, TypeError for what is no object
 */
export function readVariables(text: string): Record<string, unknown> {
  if (!text.trim()) return {};
  const values: unknown = JSON.parse(text);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) throw new TypeError();
  return values as Record<string, unknown>;
}

/** What is sent for a draft. @throws as {@link readVariables} does */
export function requestOf({ query, variables }: Draft, operation: Operation | undefined): Request {
  return {
    query,
    variables: readVariables(variables),
    ...(operation?.name !== undefined && { operationName: operation.name }),
  };
}
