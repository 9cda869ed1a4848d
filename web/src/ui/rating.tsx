import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatRating } from '#web/lib/numbers.ts';
import { visuallyHidden } from './visually-hidden.ts';

interface RatingProps {
  /** 1 to 5; null without reviews. */
  rating: number | null;
  /** Left out where only the rating matters. */
  reviewCount?: number;
}

/** An average rating, or that there is none yet. */
export function Rating({ rating, reviewCount }: RatingProps) {
  const { t, i18n } = useTranslation('ui');
  if (rating === null) {
    return (
      <Box component="span" sx={{ fontWeight: 600 }}>
        <span aria-hidden>{t('rating.none')}</span>
        <Box component="span" sx={visuallyHidden}>
          {t('rating.noneLabel')}
        </Box>
      </Box>
    );
  }
  const value = formatRating(rating, i18n.language);
  const label =
    reviewCount === undefined
      ? t('rating.value', { rating: value })
      : t('rating.valueWithCount', { rating: value, count: reviewCount });
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
      <Star size={15} fill="currentColor" aria-hidden />
      <span aria-hidden>{value}</span>
      {reviewCount !== undefined && (
        <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontWeight: 400 }}>
          ({reviewCount})
        </Box>
      )}
    </Box>
  );
}
