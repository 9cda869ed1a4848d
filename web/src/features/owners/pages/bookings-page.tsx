import { ReceivedBookingsPage } from '#web/features/bookings/pages/received-bookings-page.tsx';
import { TableTransfer } from '../components/table-transfer.tsx';
import { useImportBookingsMutation } from '../table-import.generated.ts';

/** Bookings of one's studios, within the dashboard: as a list, and as tables to take away and bring. */
export function BookingsPage() {
  const [importBookings] = useImportBookingsMutation({
    // What is blocked is seen in the calendar, wherever that is opened next.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'myStudioCalendar' }),
  });
  return (
    <>
      <ReceivedBookingsPage />
      <TableTransfer
        kind="bookings"
        onImport={async (input) => {
          const { data } = await importBookings({ variables: { input } });
          return data?.importBookings;
        }}
      />
    </>
  );
}
