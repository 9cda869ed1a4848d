import type { GraphQLSchema } from 'graphql';
import { useCallback, useEffect, useState } from 'react';
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
  const load = useCallback(async () => {
    try {
      setSchema(await loadSchema());
      setError(undefined);
    } catch (failure) {
      setError(failure);
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { schema, error, retry: () => void load() };
}
