import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BookingMode } from '#web/lib/schema.generated.ts';
import { Hint } from '#web/ui/hint.tsx';
import { modeHint } from './mode-hint.ts';

/** Whether a studio is booked at once or asked first; a hint says when, and how long that takes. */
export function ModeBadge({ mode }: { mode: BookingMode }) {
  const { t, i18n } = useTranslation('studios');
  return (
    <Box component="span" sx={badgeStyle}>
      <Hint content={modeHint(mode, t, i18n.language)}>{t(`mode.${mode}`)}</Hint>
    </Box>
  );
}

const badgeStyle = {
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontWeight: 400,
  whiteSpace: 'nowrap',
} as const;
