import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import type { BookingPeriod } from '#web/lib/schema.generated.ts';
import { useMyBookingsChangedSubscription } from './my-bookings-changed.generated.ts';
import { MyBookingsDocument, useMyBookingsSuspenseQuery } from './my-bookings-page.generated.ts';

const PAGE_SIZE = 10;

/** One's own bookings of a period, which follow what happens to them. */
export function useBookingList(period: BookingPeriod) {
  const client = useApolloClient();
  const { data, fetchMore, refetch } = useMyBookingsSuspenseQuery({
    variables: { period, first: PAGE_SIZE },
    context: { fresh: false },
  });
  const { nodes, pageInfo } = data.myBookings;
  useMyBookingsChangedSubscription({}, () => {
    // Without a connection nothing changes on the page, and the next notice comes with it.
    renewPages(client, period, nodes.length).catch(() => undefined);
  });
  return {
    bookings: nodes,
    hasMore: pageInfo.hasNextPage,
    loadMore: () => fetchMore({ variables: { after: pageInfo.endCursor } }),
    refetch: () => void refetch(),
  };
}

/** Asks for as many bookings as are shown, and shows them in the place of those, all at once. */
async function renewPages(
  client: ApolloClient,
  period: BookingPeriod,
  shown: number,
): Promise<void> {
  const variables = { period, first: PAGE_SIZE };
  const ask = async (after: string | null) => {
    const { data } = await client.query({
      query: MyBookingsDocument,
      variables: { ...variables, after },
      fetchPolicy: 'no-cache',
      context: { fresh: false },
    });
    return data!.myBookings;
  };
  let page = await ask(null);
  const nodes = [...page.nodes];
  while (nodes.length < shown && page.pageInfo.hasNextPage) {
    page = await ask(page.pageInfo.endCursor);
    nodes.push(...page.nodes);
  }
  client.writeQuery({
    query: MyBookingsDocument,
    variables,
    data: { myBookings: { ...page, nodes } },
  });
}
