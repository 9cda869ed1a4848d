import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HoursOfDay } from '#domain/studios/exceptions.ts';

interface DayFieldsProps {
  /** What the day is called. */
  name: string;
  /** How many windows it has at most. */
  max: number;
  windows: readonly HoursOfDay[];
  onChange: (windows: HoursOfDay[]) => void;
}

/** The hours of a day: one window or more, none when it is closed. */
export function DayFields({ name, max, windows, onChange }: DayFieldsProps) {
  const { t } = useTranslation('listings');
  return (
    <Box sx={dayStyle}>
      <Typography sx={{ fontWeight: 500, lineHeight: '44px' }}>{name}</Typography>
      <Box data-windows sx={{ display: 'grid', gap: 1 }}>
        {windows.length === 0 && (
          <Typography color="textSecondary" sx={{ lineHeight: '44px' }}>
            {t('hours.closed')}
          </Typography>
        )}
        {windows.map((window, index) => (
          <Box key={`${name} ${index + 1}`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {(['opens', 'closes'] as const).map((part) => (
              <TextField
                key={part}
                type="time"
                size="small"
                value={window[part]}
                onChange={({ target }) =>
                  onChange(windows.toSpliced(index, 1, { ...window, [part]: target.value }))
                }
                slotProps={{ htmlInput: { 'aria-label': t(`hours.${part}`, { day: name }) } }}
              />
            ))}
            <IconButton
              aria-label={t('hours.remove', { day: name })}
              onClick={() => onChange(windows.toSpliced(index, 1))}
              sx={{ width: 44, height: 44 }}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </Box>
        ))}
      </Box>
      <IconButton
        aria-label={t('hours.add', { day: name })}
        disabled={windows.length >= max}
        onClick={() => onChange([...windows, { opens: '10:00', closes: '18:00' }])}
        sx={{ width: 44, height: 44, ml: 'auto' }}
      >
        <Plus size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

const dayStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', lg: '120px minmax(0, 1fr) 44px' },
  '& > [data-windows]': {
    gridRow: { xs: 2, lg: 'auto' },
    gridColumn: { xs: '1 / 3', lg: 'auto' },
  },
  columnGap: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
