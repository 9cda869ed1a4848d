import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatClock, formatDays } from '#web/lib/dates.ts';
import type { StudioDetailFragment } from './studio-detail.generated.ts';

/** Days on which the hours of a studio differ from the weekly ones. */
export function HoursExceptions({ studio }: { studio: StudioDetailFragment }) {
  const { t, i18n } = useTranslation('studios');
  const { language } = i18n;
  if (studio.hoursExceptions.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle1" component="h4" sx={{ mt: 2 }}>
        {t('detail.exceptionsTitle')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 1 }}>
        {studio.hoursExceptions.map(({ from, to, windows, reason }) => (
          <li key={from}>
            {t('detail.exception', {
              days: formatDays(from, to, language),
              hours:
                windows.length === 0
                  ? t('detail.closed')
                  : windows
                      .map(({ opens, closes }) =>
                        [opens, closes].map((time) => formatClock(time, language)).join(' – '),
                      )
                      .join(', '),
            })}
            {reason && (
              <Typography variant="body2" color="textSecondary">
                {reason}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </>
  );
}
