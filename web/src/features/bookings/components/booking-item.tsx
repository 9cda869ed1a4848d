import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { CalendarMinus, CalendarPlus, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDay, formatDayAndTime, formatTime, zoneName } from '#web/lib/dates.ts';
import { useNow } from '#web/ui/clock.tsx';
import { useMoney } from '#web/ui/money.tsx';
import type { BookingItemFragment } from './booking-item.generated.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { PriceLines } from './price-lines.tsx';
import { StatusChip } from './status-chip.tsx';

interface BookingItemProps {
  booking: BookingItemFragment;
  onCancel: (booking: BookingItemFragment) => void;
}

/** One booking in a list: when and where, what it costs, and what can be done about it. */
export function BookingItem({ booking, onCancel }: BookingItemProps) {
  const { t, i18n } = useTranslation('bookings');
  const { chargeInWords } = useMoney();
  const { cityName, location } = usePlaceNames();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { studio, zone, startsAt, endsAt } = booking;
  const [image] = studio.images;
  const isLive = booking.cancellation !== null;
  const now = useNow();
  // Nobody cleans a calendar up behind what is over.
  const isWithdrawn = withdrawnStatuses.includes(booking.status) && Date.parse(endsAt) > now;
  const language = i18n.language;
  return (
    <Paper component="article" variant="outlined" sx={itemStyle}>
      {image && (
        <Box
          component="img"
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
          sx={imageStyle}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
            <Link component={RouterLink} to={`/studios/${studio.id}`} color="inherit">
              {studio.name}
            </Link>
          </Typography>
          <StatusChip status={booking.status} />
        </Box>
        <Typography color="textSecondary" variant="body2">
          {studio.neighbourhood}, {location(studio.city)}
        </Typography>
        <Typography sx={{ mt: 1.5, fontWeight: 600 }}>
          <time dateTime={startsAt}>{formatDay(startsAt, zone, language)}</time>
        </Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('list.when', {
            start: formatTime(startsAt, zone, language),
            end: formatTime(endsAt, zone, language),
          })}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            {t('list.zone', {
              zone: zoneName(startsAt, zone, language),
              city: cityName(studio.city),
            })}
          </Box>
        </Typography>
        {booking.status === 'PENDING' && booking.expiresAt && (
          <Typography variant="body2" sx={{ mt: 1, color: 'warning.main' }}>
            {t('list.expires', { time: formatDayAndTime(booking.expiresAt, zone, language) })}
          </Typography>
        )}
        {booking.refundCents !== null && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('list.refunded', { amount: chargeInWords(booking.refundCents) })}
          </Typography>
        )}
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button
            color="inherit"
            size="small"
            variant="outlined"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
            endIcon={
              <ChevronDown size={16} aria-hidden style={{ rotate: isOpen ? '180deg' : '0deg' }} />
            }
          >
            {chargeInWords(booking.totalCents)} · {t('list.details')}
          </Button>
          {isLive && (
            <CalendarButton booking={booking} icon={<CalendarPlus size={16} aria-hidden />}>
              {t('list.calendar')}
            </CalendarButton>
          )}
          {isWithdrawn && (
            <CalendarButton booking={booking} icon={<CalendarMinus size={16} aria-hidden />}>
              {t('list.calendarRemoval')}
            </CalendarButton>
          )}
          {isLive && (
            <Button color="inherit" size="small" onClick={() => onCancel(booking)}>
              {t('list.cancel')}
            </Button>
          )}
        </Box>
        <Collapse in={isOpen} id={detailsId}>
          <Box sx={{ mt: 2, maxWidth: 420, display: 'grid', gap: 2 }}>
            <PriceLines lines={booking.lines} totalCents={booking.totalCents} />
            {isLive && <CancellationTerms terms={booking.cancellationTerms} zone={zone} />}
            {booking.additionalRequests && (
              <Typography variant="body2" color="textSecondary">
                {t('list.requests', { text: booking.additionalRequests })}
              </Typography>
            )}
          </Box>
        </Collapse>
      </Box>
    </Paper>
  );
}

/** Statuses in which a calendar should no longer show a booking that it may have shown. */
const withdrawnStatuses: readonly string[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];

interface CalendarButtonProps {
  booking: Pick<BookingItemFragment, 'id'>;
  icon: ReactNode;
  children: ReactNode;
}

/** Downloads the calendar file, which adds a booking that stands and removes one that does not. */
function CalendarButton({ booking, icon, children }: CalendarButtonProps) {
  return (
    <Button
      color="inherit"
      size="small"
      href={`/api/bookings/${booking.id}/calendar.ics`}
      startIcon={icon}
      download
    >
      {children}
    </Button>
  );
}

const itemStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '168px 1fr' },
  gap: { xs: 2, sm: 3 },
  p: { xs: 2, sm: 2.5 },
  borderRadius: 3,
} as const;

const imageStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: { xs: '2 / 1', sm: '1 / 1' },
  objectFit: 'cover',
  borderRadius: 2,
  bgcolor: 'divider',
} as const;
