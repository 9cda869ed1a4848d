import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Zap } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalTime } from '#domain/time/calendar.ts';
import { formatTime } from '#web/lib/dates.ts';
import { Choice } from './choice.tsx';

export interface Start {
  startsAt: string;
  /** On the studio's clock. */
  startTime: LocalTime;
  instant: boolean;
}

interface StartListProps {
  starts: readonly Start[];
  zone: string;
  value: Start | undefined;
  onChange: (start: Start) => void;
  onDone: () => void;
}

/** Parts of a day, each from its first start until the next begins. */
const dayParts = [
  { name: 'night', from: '00:00', until: '06:00' },
  { name: 'morning', from: '06:00', until: '12:00' },
  { name: 'afternoon', from: '12:00', until: '18:00' },
  { name: 'evening', from: '18:00', until: '24:00' },
] as const;

/** All free starts of a day, by the part of the day. */
export function StartList({ starts, zone, value, onChange, onDone }: StartListProps) {
  const { t, i18n } = useTranslation('bookings');
  const name = useId();
  const focused = value ?? starts[0];
  const parts = dayParts
    .map((part) => ({
      name: part.name,
      starts: starts.filter(({ startTime }) => part.from <= startTime && startTime < part.until),
    }))
    .filter((part) => part.starts.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {parts.map((part) => (
        <Box component="fieldset" key={part.name} sx={partStyle}>
          <Typography component="legend" variant="caption" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
            {t(`dayPart.${part.name}`)}
          </Typography>
          <Box sx={listStyle}>
            {part.starts.map((start) => {
              const time = formatTime(start.startsAt, zone, i18n.language);
              return (
                <Choice
                  key={start.startsAt}
                  name={name}
                  value={start.startsAt}
                  isChosen={start.startsAt === value?.startsAt}
                  hasFocus={start === focused}
                  label={start.instant ? t('card.instantStart', { time }) : undefined}
                  onChoose={() => onChange(start)}
                  onDone={onDone}
                >
                  {time}
                  {start.instant && <Zap size={11} aria-hidden />}
                </Choice>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const partStyle = { border: 0, p: 0, m: 0, minWidth: 0 } as const;

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(86px, 1fr))',
  gap: 1,
} as const;
