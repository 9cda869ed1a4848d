import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatShortDate, formatTime } from '#web/lib/dates.ts';

interface Span {
  startsAt: string;
  endsAt: string;
}

interface DayStripProps {
  date: string;
  zone: string;
  open: readonly Span[];
  free: readonly Span[];
  /** The booking that is being chosen. */
  chosen: { start: number; end: number } | undefined;
}

const HOUR_MS = 3_600_000;

/**
 * A day at a glance: when the studio is open, what of it is free, and where the chosen booking
 * lies. For the eye only; the list of starts says the same in words.
 */
export function DayStrip({ date, zone, open, free, chosen }: DayStripProps) {
  const { t, i18n } = useTranslation('bookings');
  const bounds = boundsOf(open, chosen);
  if (!bounds) return null;
  const place = (start: number, end: number) => ({
    left: `${((Math.max(start, bounds.start) - bounds.start) / (bounds.end - bounds.start)) * 100}%`,
    width: `${((Math.min(end, bounds.end) - Math.max(start, bounds.start)) / (bounds.end - bounds.start)) * 100}%`,
  });
  return (
    <div aria-hidden title={t('card.strip', { day: formatShortDate(date, i18n.language) })}>
      <Box sx={trackStyle}>
        {open.map((span) => (
          <Box
            key={span.startsAt}
            sx={{ ...spanStyle, ...takenStyle }}
            style={placeOf(span, place)}
          />
        ))}
        {free.map((span) => (
          <Box
            key={span.startsAt}
            sx={{ ...spanStyle, bgcolor: 'success.main', opacity: 0.32 }}
            style={placeOf(span, place)}
          />
        ))}
        {chosen && (
          <Box
            sx={{ ...spanStyle, bgcolor: 'primary.main', borderRadius: 1 }}
            style={place(chosen.start, chosen.end)}
          />
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          mt: 0.5,
          fontSize: '0.75rem',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span>{formatTime(bounds.start, zone, i18n.language)}</span>
        <span>{formatTime(bounds.end, zone, i18n.language)}</span>
      </Box>
    </div>
  );
}

function placeOf(span: Span, place: (start: number, end: number) => object) {
  return place(Date.parse(span.startsAt), Date.parse(span.endsAt));
}

/** From the first opening to the last closing of the day, whole hours. */
function boundsOf(open: readonly Span[], chosen: DayStripProps['chosen']) {
  const [first] = open;
  const last = open.at(-1);
  if (!first || !last) return undefined;
  return {
    start: Math.floor(Date.parse(first.startsAt) / HOUR_MS) * HOUR_MS,
    end: Math.ceil(Math.max(Date.parse(last.endsAt), chosen?.end ?? 0) / HOUR_MS) * HOUR_MS,
  };
}

const trackStyle = {
  position: 'relative',
  height: 14,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const;

const spanStyle = { position: 'absolute', insetBlock: 0 } as const;

/** Hatched, so that taken and free differ not by colour alone. */
const takenStyle = {
  backgroundImage:
    'repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, currentColor 22%, transparent) 4px 5px)',
  bgcolor: 'background.paper',
} as const;
