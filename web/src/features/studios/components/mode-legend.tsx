import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { modeHint } from './mode-hint.ts';

/** What the badges of studios mean: booked at once, or asked first. */
export function ModeLegend() {
  const { t, i18n } = useTranslation('studios');
  return (
    <Box component="dl" sx={legendStyle}>
      {(['SESSION', 'HOURLY'] as const).map((mode) => (
        <div key={mode}>
          <dt>{t(`mode.${mode}`)}</dt>
          <dd>{modeHint(mode, t, i18n.language)}</dd>
        </div>
      ))}
    </Box>
  );
}

const legendStyle = {
  display: 'grid',
  gap: 1,
  m: 0,
  mt: 1,
  fontSize: '0.875rem',
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;
