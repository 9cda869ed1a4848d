import { skipToken, useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { ApolloClient } from '@apollo/client';
import type { BookingPeriod } from '#web/lib/schema.generated.ts';
import { useMyBookingsChangedSubscription } from './my-bookings-changed.generated.ts';
import { MyBookingsDocument, useMyBookingsSuspenseQuery } from './my-bookings-page.generated.ts';
import {
  ReceivedBookingsDocument,
  useReceivedBookingsSuspenseQuery,
} from './received-bookings-page.generated.ts';

const PAGE_SIZE = 10;

const lists = { made: MyBookingsDocument, received: ReceivedBookingsDocument } as const;

/** Bookings that one made, or those of one's studios. */
export type BookingSide = keyof typeof lists;

/** One's own bookings of a period, which follow what happens to them. @param first how many at a time */
export function useBookingList(side: BookingSide, period: BookingPeriod, first = PAGE_SIZE) {
  const client = useApolloClient();
  const variables = { period, first };
  const asked = { variables, context: { fresh: false } };
  const made = useMyBookingsSuspenseQuery(side === 'made' ? asked : skipToken);
  const received = useReceivedBookingsSuspenseQuery(side === 'received' ? asked : skipToken);
  const { data, fetchMore, refetch } = side === 'made' ? made : received;
  const { nodes, pageInfo } = data!.bookings;
  const renewals = useRef(0);
  useMyBookingsChangedSubscription({}, () => {
    const renewal = (renewals.current += 1);
    // Without a connection nothing changes on the page, and the next notice comes with it.
    // Where all of it is shown, what is new is shown as well.
    const shown = pageInfo.hasNextPage ? nodes.length : Infinity;
    renewPages(client, side, variables, shown, () => renewals.current === renewal).catch(
      () => undefined,
    );
  });
  return {
    bookings: nodes,
    hasMore: pageInfo.hasNextPage,
    loadMore: () => fetchMore({ variables: { after: pageInfo.endCursor } }),
    refetch: () => void refetch(),
  };
}

/** Asks for as many bookings as are to be shown, and shows them in the place of the others, all at once. */
async function renewPages(
  client: ApolloClient,
  side: BookingSide,
  variables: { period: BookingPeriod; first: number },
  shown: number,
  isLatest: () => boolean,
): Promise<void> {
  const document = lists[side];
  const ask = async (after: string | null) => {
    const { data } = await client.query({
      query: document,
      variables: { ...variables, after },
      fetchPolicy: 'no-cache',
      context: { fresh: false },
    });
    return data!.bookings;
  };
  let page = await ask(null);
  const nodes = [...page.nodes];
  while (nodes.length < shown && page.pageInfo.hasNextPage) {
    page = await ask(page.pageInfo.endCursor);
    nodes.push(...page.nodes);
  }
  // An answer may be overtaken by that to a later question, which knows more.
  if (!isLatest()) return;
  client.writeQuery({ query: document, variables, data: { bookings: { ...page, nodes } } });
}
