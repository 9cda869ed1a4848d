import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HOURS_OPTIONS } from '#domain/bookings/hours.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { minutesOfDay } from '#domain/time/calendar.ts';
import type { LocalTime } from '#domain/time/calendar.ts';
import { priceOf } from '#web/features/studios/pricing.ts';
import { useMoney } from '#web/ui/money.tsx';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';
import { Choice } from './choice.tsx';

interface LengthListProps {
  studio: BookableStudioFragment;
  /** When the booking begins, as sessions at night have another price. */
  startTime: LocalTime;
  withEngineer: boolean;
  value: BookableHours;
  onChange: (hours: BookableHours) => void;
  onDone: () => void;
}

/** The lengths that can be booked, each with its whole price. */
export function LengthList({
  studio,
  startTime,
  withEngineer,
  value,
  onChange,
  onDone,
}: LengthListProps) {
  const { t } = useTranslation('bookings');
  const { amount } = useMoney();
  const name = useId();
  const startMinutes = minutesOfDay(startTime);
  return (
    <Box role="radiogroup" aria-label={t('card.length')} sx={{ display: 'grid', gap: 1 }}>
      {HOURS_OPTIONS.map((hours) => (
        <Choice
          key={hours}
          name={name}
          value={hours}
          isChosen={hours === value}
          hasFocus={hours === value}
          onChoose={() => onChange(hours)}
          onDone={onDone}
        >
          <Box component="span" sx={{ flex: 1, pl: 1 }}>
            {t('card.hours', { count: hours })}
          </Box>
          <Box component="span" sx={{ pr: 1 }}>
            {amount(priceOf(studio, { hours, startMinutes, withEngineer }).totalCents)}
          </Box>
        </Choice>
      ))}
    </Box>
  );
}
