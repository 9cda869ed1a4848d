import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { takesOf } from '#web/features/samples/sample-sound.ts';
import { Waveform } from '#web/ui/media/waveform.tsx';

/** The shape of a piece before and after it was mixed, one over the other. */
export function MixFigure() {
  const { t } = useTranslation('samples');
  const [before, after] = takesOf('trio');
  return (
    <Box aria-hidden sx={figureStyle}>
      <span>{t('before')}</span>
      <Waveform peaks={before.peaks} played={0} />
      <span>{t('after')}</span>
      <Waveform peaks={after.peaks} played={1} />
    </Box>
  );
}

const figureStyle = {
  display: 'grid',
  gap: 1.5,
  p: { xs: 2.5, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: '0.875rem',
  fontWeight: 600,
  '& svg': { height: { xs: 64, md: 104 } },
  '& svg:first-of-type': { mb: 1.5 },
} as const;
