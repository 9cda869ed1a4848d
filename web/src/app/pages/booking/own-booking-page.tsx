import { lazy } from 'react';
import { BookingPage } from '#web/features/bookings/pages/booking-page.tsx';
import { BookingMessageButton } from '#web/features/messaging/components/booking-message-button.tsx';

const ProjectBands = lazy(async () => ({
  default: (await import('#web/features/projects/components/project-bands.tsx')).ProjectBands,
}));

/** A booking that one made, with the way to the host, and to share its payment with a project's members. */
export function OwnBookingPage() {
  return <BookingPage Action={BookingMessageButton} Bands={ProjectBands} />;
}
