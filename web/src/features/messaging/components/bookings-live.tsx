import { useStudioCalendarChangedSubscription } from '#web/features/bookings/components/studio-calendar-changed.generated.ts';
import { useMyBookingsChangedSubscription } from '#web/features/bookings/pages/my-bookings-changed.generated.ts';
import type { ConversationSide } from '#web/lib/schema.generated.ts';
import { useRenewMessages } from '../hooks/use-messages-live.ts';

interface BookingsLiveProps {
  side: ConversationSide | null;
  studioId: string;
}

/** Has a conversation follow what becomes of bookings between those who write in it. */
export function BookingsLive({ side, studioId }: BookingsLiveProps) {
  if (side === 'GUEST') return <OfGuest />;
  return side === 'HOST' && <OfHost studioId={studioId} />;
}

function OfGuest() {
  useMyBookingsChangedSubscription({}, useRenewMessages());
  return null;
}

function OfHost({ studioId }: Pick<BookingsLiveProps, 'studioId'>) {
  useStudioCalendarChangedSubscription({ studioId }, useRenewMessages());
  return null;
}
