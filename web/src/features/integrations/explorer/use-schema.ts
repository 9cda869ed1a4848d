import type { GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { loadSchema } from './load-schema.ts';

interface SchemaState {
  schema: GraphQLSchema | undefined;
  error: unknown;
  retry: () => void;
}

/** The schema, once it is there. */
export function useSchema(): SchemaState {
  const [schema, setSchema] = useState<GraphQLSchema>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    loadSchema().then(setSchema, setError);
  }, []);
  const retry = () => {
    setError(undefined);
    loadSchema().then(setSchema, setError);
  };
  return { schema, error, retry };
}
