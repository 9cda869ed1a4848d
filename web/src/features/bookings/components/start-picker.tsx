import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Zap } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#web/lib/dates.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

export interface Start {
  startsAt: string;
  startTime: string;
  instant: boolean;
}

interface StartPickerProps {
  /** Names the group. */
  label: string;
  starts: readonly Start[];
  zone: string;
  value: Start | undefined;
  onChange: (start: Start) => void;
  disabled: boolean;
}

/** The free starts of a day as radio buttons: arrow keys move, as everywhere. */
export function StartPicker({ label, starts, zone, value, onChange, disabled }: StartPickerProps) {
  const { t, i18n } = useTranslation('bookings');
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }} disabled={disabled}>
      <Typography component="legend" variant="caption" sx={{ fontWeight: 600, mb: 1, p: 0 }}>
        {label}
      </Typography>
      <Box sx={listStyle}>
        {starts.map((start) => {
          const time = formatTime(start.startsAt, zone, i18n.language);
          return (
            <Box component="label" key={start.startsAt} sx={chipStyle}>
              <Box
                component="input"
                type="radio"
                name={name}
                value={start.startsAt}
                checked={start.startsAt === value?.startsAt}
                onChange={() => onChange(start)}
                sx={visuallyHidden}
                aria-label={start.instant ? t('card.instantStart', { time }) : undefined}
              />
              {time}
              {start.instant && <Zap size={11} aria-hidden />}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(86px, 1fr))',
  gap: 1,
  maxHeight: 188,
  overflowY: 'auto',
  p: 0.5,
  m: -0.5,
} as const;

const chipStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  minHeight: 40,
  px: 0.5,
  whiteSpace: 'nowrap',
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.primary' },
  '&:has(:checked)': {
    borderColor: 'text.primary',
    bgcolor: 'text.primary',
    color: 'background.paper',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'default', opacity: 0.6 },
} as const;
