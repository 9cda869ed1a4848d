import { useApolloClient } from '@apollo/client/react';
import { useMyBookingsChangedSubscription } from '#web/features/bookings/pages/my-bookings-changed.generated.ts';
import type { ShownDays } from '../calendar-params.ts';
import {
  MyStudioCalendarDocument,
  useMyStudioCalendarSuspenseQuery,
} from '../components/my-studio-calendar.generated.ts';

/** What is in the calendars of one's studios on some days, which follows what happens to it. */
export function useStudioCalendar({ from, to }: ShownDays) {
  const client = useApolloClient();
  const variables = { from, to };
  const { data } = useMyStudioCalendarSuspenseQuery({ variables, context: { fresh: false } });
  const renew = async () => {
    await client.query({
      query: MyStudioCalendarDocument,
      variables,
      fetchPolicy: 'network-only',
      context: { fresh: false },
    });
  };
  useMyBookingsChangedSubscription({}, () => {
    // Without a connection nothing changes here, and the next notice comes with it.
    renew().catch(() => undefined);
  });
  return { calendar: data.myStudioCalendar, renew };
}
