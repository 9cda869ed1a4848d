import { BookingPage } from '#web/features/bookings/pages/booking-page.tsx';
import { BookingMessageButton } from '#web/features/messaging/components/booking-message-button.tsx';

/** A booking that one made, with the way to the host. */
export function OwnBookingPage() {
  return <BookingPage Action={BookingMessageButton} />;
}
