/** What one writes in the explorer. */
export interface Draft {
  query: string;
  /** JSON; empty for none. */
  variables: string;
}

/** What an address ends with that opens the explorer with a draft. The server never hears of it. */
export function hashOf({ query, variables }: Draft): string {
  const params = new URLSearchParams({ query });
  if (variables.trim()) params.set('variables', variables);
  return `#${params.toString()}`;
}

/** The draft in the end of an address; undefined where there is none. */
export function draftIn(hash: string): Draft | undefined {
  const params = new URLSearchParams(hash.slice(1));
  const query = params.get('query');
  if (query === null) return undefined;
  return { query, variables: params.get('variables') ?? '' };
}

/** The type of the schema that the end of an address names, if it does. */
export function typeIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('type') ?? undefined;
}
