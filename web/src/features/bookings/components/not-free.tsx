import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDayAndTime, formatTime } from '#web/lib/dates.ts';
import type { RefusedStart } from '../asked-start.ts';
import type { Slot } from '../hooks/use-slot.ts';
import type { AvailableDay } from '../hooks/use-availability.ts';
import { othersThan, similarTo } from '../similar-studios.ts';
import { withoutStart } from '../without-start.ts';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';
import { useSimilarFreeQuery } from './similar-free.generated.ts';
import type { Start } from './start-list.tsx';

interface NotFreeProps {
  studio: BookableStudioFragment;
  slot: Slot;
}

/** How many other days and other studios are suggested. */
const SUGGESTED = 2;

/**
 * That what was asked for cannot be had, and what comes nearest: other times, other days, and other
 * studios. Nothing of it is chosen before somebody presses it.
 */
export function NotFree({ studio, slot }: NotFreeProps) {
  const { t, i18n } = useTranslation('bookings');
  const { zone } = studio;
  const { day, days, refused, select } = slot;
  const { hours } = slot.selection;
  if (!day || (!refused && day.starts.length > 0)) return null;
  const { language } = i18n;
  const choose = (date: string, { startsAt }: Start) =>
    select({ date, start: startsAt, time: undefined });
  return (
    <Box sx={{ mt: 1.5, fontSize: '0.875rem' }}>
      <Box component="output" sx={{ display: 'block', fontWeight: 600 }}>
        {refused && day.starts.length > 0
          ? t(refused.isTaken ? 'notFree.taken' : 'notFree.closed', {
              time: formatTime(refused.startsAt, zone, language),
            })
          : withoutStart(t, day, hours, language)}
      </Box>
      {refused && refused.nearest.length > 0 && (
        <Suggestions label={t('notFree.nearest')}>
          {refused.nearest.map((start) => (
            <Chip
              key={start.startsAt}
              label={formatTime(start.startsAt, zone, language)}
              onClick={() => choose(day.date, start)}
              variant="outlined"
            />
          ))}
        </Suggestions>
      )}
      <Suggestions label={t('notFree.otherDays')}>
        {otherDays(day, days, refused).map(({ date, start }) => (
          <Chip
            key={date}
            label={formatDayAndTime(start.startsAt, zone, language)}
            onClick={() => choose(date, start)}
            variant="outlined"
          />
        ))}
      </Suggestions>
      {refused && (
        <SimilarStudios studio={studio} date={day.date} hours={hours} refused={refused} />
      )}
    </Box>
  );
}

/** The next days of the month on which the same time is free; where none is, any. */
function otherDays(
  { date }: AvailableDay,
  days: readonly AvailableDay[],
  refused: RefusedStart | undefined,
): { date: string; start: Start }[] {
  const later = days.filter((day) => day.date > date && day.starts.length > 0);
  const sameTime = later.flatMap(({ date: on, starts }) => {
    const start = starts.find(({ startTime }) => startTime === refused?.startTime);
    return start ? [{ date: on, start }] : [];
  });
  const anyTime = later.map(({ date: on, starts: [first] }) => ({ date: on, start: first! }));
  return (sameTime.length > 0 ? sameTime : anyTime).slice(0, SUGGESTED);
}

interface SimilarStudiosProps {
  studio: BookableStudioFragment;
  date: string;
  hours: number;
  refused: RefusedStart;
}

/** Studios of the same types in the same city that are free then. */
function SimilarStudios({ studio, date, hours, refused }: SimilarStudiosProps) {
  const { t } = useTranslation('bookings');
  const { startTime } = refused;
  const { data } = useSimilarFreeQuery({
    variables: {
      filter: similarTo(studio, { freeAt: { date, startTime, hours } }),
      // One more, since it may be this one as it was a moment ago.
      first: SUGGESTED + 1,
    },
  });
  const others = othersThan(studio.id, data?.studios.nodes ?? [], SUGGESTED);
  if (others.length === 0) return null;
  const query = new URLSearchParams({ date, time: startTime, hours: String(hours) });
  return (
    <Suggestions label={t('notFree.similar')}>
      {others.map(({ id, name }) => (
        <Chip
          key={id}
          component={RouterLink}
          to={`/studios/${id}?${query.toString()}`}
          label={name}
          variant="outlined"
          clickable
        />
      ))}
    </Suggestions>
  );
}

function Suggestions({ label, children }: { label: string; children: readonly ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <Box component="fieldset" aria-labelledby={id} sx={suggestionsStyle}>
      <Box component="span" id={id} sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}

const suggestionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  mt: 1,
  p: 0,
  mx: 0,
  mb: 0,
  border: 0,
} as const;
