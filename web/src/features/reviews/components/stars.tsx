import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

const positions = [1, 2, 3, 4, 5];

/** A rating from 1 to 5 as stars. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('reviews');
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex', gap: 0.25 }}>
      <Box component="span" sx={visuallyHidden}>
        {t('stars', { count: rating })}
      </Box>
      {positions.map((position) => (
        <Star
          key={position}
          size={16}
          aria-hidden
          fill={position <= rating ? 'currentColor' : 'none'}
          strokeWidth={1.5}
        />
      ))}
    </Box>
  );
}
