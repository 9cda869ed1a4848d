import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatClock, formatShortDate } from '#web/lib/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { entriesByDay } from '../calendar-entries.ts';
import type { CalendarEntry } from '../calendar-entries.ts';
import type { ShownDays } from '../calendar-params.ts';
import { studioColors, studioEdge } from '../studio-look.ts';
import { entryIcons } from './entry-label.tsx';

interface AgendaProps {
  entries: readonly CalendarEntry[];
  days: ShownDays;
  onOpen: (entry: CalendarEntry) => void;
}

/** The same as a list, day by day: all that can be done in a grid can be done here with buttons. */
export function Agenda({ entries, days, onOpen }: AgendaProps) {
  const { t, i18n } = useTranslation('calendar');
  const byDay = entriesByDay(entries, days);
  if (byDay.length === 0) {
    return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <Stack spacing={3}>
      {byDay.map(([day, ofDay]) => (
        <Box key={day} component="section" aria-labelledby={`day-${day}`}>
          <Typography id={`day-${day}`} variant="h4" component="h2" sx={{ mb: 1 }}>
            {formatShortDate(day, i18n.language)}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <AgendaEntry entry={entry} onOpen={() => onOpen(entry)} />
              </li>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

function AgendaEntry({ entry, onOpen }: { entry: CalendarEntry; onOpen: () => void }) {
  const { t, i18n } = useTranslation('calendar');
  const { kind, studio, studioIndex, title, start, end, isConflict } = entry;
  const { line } = studioColors(studioIndex);
  const Icon = entryIcons[kind];
  const isChangeable = kind === 'block' && studio.viewerCanBlock;
  return (
    <Card variant="outlined" sx={cardStyle}>
      <Box
        sx={{
          width: 5,
          flex: 'none',
          alignSelf: 'stretch',
          background: studioEdge(studioIndex),
        }}
      />
      <Box sx={{ display: 'flex', color: line }}>
        <Icon size={18} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {title || t(`kinds.${kind}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatClock(start.slice(11), i18n.language)} –{' '}
          {formatClock(end.slice(11), i18n.language)} · {t(`kinds.${kind}`)} · {studio.name}
        </Typography>
        {isConflict && (
          <Typography variant="body2" color="warning.main">
            {t('conflict')}
          </Typography>
        )}
      </Box>
      {kind !== 'import' && (kind !== 'block' || isChangeable) && (
        <Button size="small" variant="outlined" color="inherit" onClick={onOpen}>
          {isChangeable ? t('change') : t('open')}
        </Button>
      )}
    </Card>
  );
}

const cardStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  pr: 1.5,
  py: 1,
  pl: 0,
} as const;
