import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { zoneName } from '#web/lib/dates.ts';
import type { CalendarStudio, EntryKind } from '../calendar-entries.ts';
import { studioColors, studioEdge } from '../studio-look.ts';
import { entryIcons } from './entry-label.tsx';

const kinds = Object.keys(entryIcons) as EntryKind[];

interface StudioLegendProps {
  studios: readonly CalendarStudio[];
  shown: readonly CalendarStudio[];
  /** The day that is looked at: summer time has another name. */
  date: string;
}

/** What signs and edges mean, and on whose clocks times are. */
export function StudioLegend({ studios, shown, date }: StudioLegendProps) {
  const { t, i18n } = useTranslation('calendar');
  const zones = [...new Set(shown.map(({ zone }) => zone))];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">
        {zones.length === 1
          ? t('zone', { zone: zoneName(date, zones[0]!, i18n.language) })
          : t('zones')}
      </Typography>
      <Box component="ul" aria-label={t('legend')} sx={listStyle}>
        {kinds.map((kind) => {
          const Icon = entryIcons[kind];
          return (
            <Box component="li" key={kind} sx={itemStyle}>
              <Icon size={14} aria-hidden />
              {t(`kinds.${kind}`)}
            </Box>
          );
        })}
        {shown.length > 1 &&
          shown.map((studio) => {
            const index = studios.indexOf(studio);
            const { fill } = studioColors(index);
            return (
              <Box component="li" key={studio.id} sx={itemStyle}>
                <Box
                  aria-hidden
                  sx={{ display: 'flex', width: 22, height: 16, borderRadius: 0.5, bgcolor: fill }}
                >
                  <Box sx={{ width: 5, background: studioEdge(index) }} />
                </Box>
                {studio.name}
              </Box>
            );
          })}
      </Box>
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: 13,
  color: 'text.secondary',
} as const;

const itemStyle = { display: 'flex', alignItems: 'center', gap: 0.75 } as const;
