import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDays, formatMonth, formatShortDate } from '#web/lib/dates.ts';
import type { CalendarStudio } from '../calendar-entries.ts';
import { calendarViews, shownDays, stepFrom } from '../calendar-params.ts';
import type { CalendarView } from '../calendar-params.ts';

/** What a calendar shows. */
export interface CalendarPlace {
  view: CalendarView;
  date: string;
  /** Undefined for all studios. */
  studioId: string | undefined;
}

interface CalendarToolbarProps {
  place: CalendarPlace;
  today: string;
  studios: readonly CalendarStudio[];
  onGo: (change: Partial<CalendarPlace>) => void;
  /** Undefined for those who may only look. */
  onBlock: (() => void) | undefined;
}

/** Where one is in a calendar, and the ways to elsewhere. */
export function CalendarToolbar({ place, today, studios, onGo, onBlock }: CalendarToolbarProps) {
  const { t } = useTranslation('calendar');
  const { view, date, studioId } = place;
  return (
    <Box sx={barStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          aria-label={t(`previous.${view}`)}
          onClick={() => onGo({ date: stepFrom(view, date, -1) })}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          onClick={() => onGo({ date: today })}
        >
          {t('today')}
        </Button>
        <IconButton
          aria-label={t(`next.${view}`)}
          onClick={() => onGo({ date: stepFrom(view, date, 1) })}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
        <Typography component="h2" variant="h4" aria-live="polite" sx={{ ml: 1 }}>
          <ShownTime place={place} />
        </Typography>
      </Box>
      <Box sx={choicesStyle}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t('view')}
          onChange={(_event, chosen: CalendarView | null) => {
            if (chosen) onGo({ view: chosen });
          }}
        >
          {calendarViews.map((name) => (
            <ToggleButton key={name} value={name} sx={{ px: 1.5, color: 'text.primary' }}>
              {t(`views.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {studios.length > 1 && (
          <TextField
            select
            size="small"
            label={t('studio')}
            value={studios.some(({ id }) => id === studioId) ? studioId : ''}
            onChange={({ target }) => onGo({ studioId: target.value || undefined })}
            slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
            sx={{ minWidth: 160, maxWidth: 240 }}
          >
            <option value="">{t('allStudios')}</option>
            {studios.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TextField>
        )}
        {onBlock && (
          <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onBlock}>
            {t('block')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** What stands in the heading: a day, some days or a month. */
function ShownTime({ place: { view, date } }: { place: CalendarPlace }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  if (view === 'month') return formatMonth(date, language);
  if (view === 'day') return formatShortDate(date, language);
  const { from, to } = shownDays(view, date, language);
  return formatDays(from, to, language);
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

const choicesStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;
