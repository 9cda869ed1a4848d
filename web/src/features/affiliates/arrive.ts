import type { ApolloClient } from '@apollo/client';
import type { Location, NavigateFunction } from 'react-router-dom';
import { CountAffiliateVisitDocument } from './affiliates.generated.ts';
import { VIA_PARAM } from './via-param.ts';

/** Codes that were counted since the app was loaded. */
const counted = new Set<string>();

/**
 * Takes somebody's code out of the address, so that it is not shared further by chance, and has it
 * counted that the reader came by it.
 */
export async function arrive(
  client: ApolloClient,
  { search, hash, state }: Location,
  navigate: NavigateFunction,
): Promise<void> {
  const params = new URLSearchParams(search);
  const code = params.get(VIA_PARAM);
  if (code === null) return;
  params.delete(VIA_PARAM);
  const options = { replace: true, preventScrollReset: true, state: state as unknown };
  await navigate({ search: params.toString(), hash }, options);
  if (counted.has(code)) return;
  counted.add(code);
  await client.mutate({ mutation: CountAffiliateVisitDocument, variables: { code } });
}
