import type { ApolloClient } from '@apollo/client';
import { CountStudioViewDocument } from './count-view.generated.ts';

/** Studios whose pages were looked at since the app was loaded. */
const counted = new Set<string>();

/** Has a look at the page of a studio counted, once however often one comes back to it. */
export async function countView(client: ApolloClient, studioId: string): Promise<void> {
  if (counted.has(studioId)) return;
  counted.add(studioId);
  await client.mutate({ mutation: CountStudioViewDocument, variables: { studioId } });
}
