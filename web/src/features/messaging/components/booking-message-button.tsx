import Button from '@mui/material/Button';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BookingDetailFragment } from '#web/features/bookings/components/booking-detail.generated.ts';
import { attempting } from '#web/ui/toast/attempting.ts';
import { useStartBookingConversationMutation } from '../conversation.generated.ts';

/** Leads the guest and the host of a booking to what they write to each other. */
export function BookingMessageButton({ booking }: { booking: BookingDetailFragment }) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const [start, { loading }] = useStartBookingConversationMutation();
  const { id, viewerRole, musician } = booking;
  if (viewerRole !== 'MUSICIAN' && viewerRole !== 'OWNER') return null;
  if (!musician) return null;
  const open = attempting(async () => undefined, t('booking.failed'));
  return (
    <Button
      color="inherit"
      loading={loading}
      loadingPosition="start"
      startIcon={<MessageCircle size={18} aria-hidden />}
      onClick={() =>
        void open(async () => {
          const { data } = await start({ variables: { input: { bookingId: id } } });
          const begun = data?.startBookingConversation?.conversation.id;
          if (begun) await navigate(`/messages/${begun}`);
        })
      }
    >
      {t(viewerRole === 'MUSICIAN' ? 'chat.open' : 'booking.guest')}
    </Button>
  );
}
