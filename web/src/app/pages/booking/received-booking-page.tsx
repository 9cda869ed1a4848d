import { useParams } from 'react-router-dom';
import { BookingPage } from '#web/features/bookings/pages/booking-page.tsx';
import { BookingMessageButton } from '#web/features/messaging/components/booking-message-button.tsx';
import { GuestOfBooking } from '#web/features/reviews/components/guest-of-booking.tsx';

/** A booking that one's studio received, with what studios say of who made it. */
export function ReceivedBookingPage() {
  const { id = '' } = useParams();
  return (
    <BookingPage Action={BookingMessageButton}>
      <GuestOfBooking bookingId={id} />
    </BookingPage>
  );
}
